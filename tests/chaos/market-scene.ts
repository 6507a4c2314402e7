import { addToCart, addToGuestCart, startGuestSession, transferGuestCart } from '#shared/cart/index.ts';
import {
  cancelOrder,
  completeUnscanned,
  createGuestOrder,
  createOrder,
  getStaffOrder,
  markDelivered,
  startPacking,
} from '#shared/orders/index.ts';
import { requestReturn } from '#shared/returns/member-returns.contract.ts';
import { changeReturnStatus, recordReturnQa } from '#shared/returns/staff-returns.contract.ts';
import { createReview } from '#shared/reviews/index.ts';
import { emptyLedger } from '#tests/domain/orders/doing-surroundings.ts';
import { aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { buying, newRequest } from '#tests/support/orders.ts';
import { paying } from '#tests/support/payments.ts';
import { sendBack } from '#tests/support/refunds.ts';
import { freshEmail, type Member, type World } from '#tests/support/world.ts';
import { asking } from './asking.ts';
import type { Seeded } from './seeded.ts';

type Placed = { id: string; total: number; code: string; buyer: Member | undefined; itemId: string };

const buyersOfAMarket = 5;

/** One product, those who want it and those who work for it; who does what is a seed's to say. */
export async function aMarketScene(world: World, seed: Seeded) {
  const [shop, pay, people] = [buying(world), paying(world), asking(world)];
  const pieces = 4 + seed.oneOf(8);
  const product = aProduct({ name: `Gạo mùa ${newRequest().slice(0, 8)}`, price: 60_000, available: pieces });
  await stock(world, [product]);
  const [admin, ...members] = await Promise.all([
    world.aMember({ role: 'admin', hasTill: true }),
    ...Array.from({ length: buyersOfAMarket }, () => world.aMember()),
  ]);
  const token = admin.accessToken;
  const productId = product.card.id;
  const orders: Placed[] = [];
  const ledger = emptyLedger();

  /** A press of a button that is pressed twice, now and then; both are answered alike. */
  async function pressed<T>(press: () => Promise<T>): Promise<T> {
    if (!seed.isTrue(30)) return press();
    const [first] = await Promise.all([press(), press()]);
    return first;
  }

  function note(
    { status, body }: Pick<Awaited<ReturnType<typeof shop.order>>, 'status' | 'body'>,
    buyer: Member | undefined,
  ): Placed | undefined {
    if (status !== 201) return undefined;
    const code = body.payment?.transferContent ?? '';
    const placed = { id: body.id, total: body.total, code, buyer, itemId: body.items[0]?.id ?? '' };
    if (!orders.some(({ id }) => id === placed.id)) orders.push(placed);
    return placed;
  }

  async function fillAsGuest(sessionId: string, quantity: number): Promise<void> {
    const body = { productId, quantity, clientRequestId: newRequest() };
    await people.ask(addToGuestCart, { query: { sessionId }, body });
  }

  const aGuest = async () => (await people.done(startGuestSession, {})).sessionId;

  async function orderAsMember(member: Member): Promise<Placed | undefined> {
    if (seed.isTrue(30)) {
      const sessionId = await aGuest();
      await fillAsGuest(sessionId, 1 + seed.oneOf(2));
      await pressed(() =>
        people.ask(transferGuestCart, { token: member.accessToken, params: { guestId: sessionId } }),
      );
    } else {
      const body = { productId, quantity: 1 + seed.oneOf(3), clientRequestId: newRequest() };
      await people.ask(addToCart, { token: member.accessToken, body });
    }
    const body = shop.orderBody({ paymentMethod: seed.pick('transfer', 'transfer', 'cash') });
    return note(await pressed(() => people.ask(createOrder, { token: member.accessToken, body })), member);
  }

  async function orderAsGuest(): Promise<Placed | undefined> {
    const sessionId = await aGuest();
    await fillAsGuest(sessionId, 1 + seed.oneOf(2));
    const body = {
      sessionId,
      customer: { email: freshEmail() },
      deliveryType: 'warehouse_pickup' as const,
      pickupWarehouseId: warehouse.id,
      clientRequestId: newRequest(),
    };
    return note(await pressed(() => people.ask(createGuestOrder, { body })), undefined);
  }

  /** Money that really went: a bank that tells of it several times sent it once. */
  async function transfer({ id, code }: Placed, amount: number): Promise<void> {
    await pay.tell('bank/transfers', { amount, content: code });
    ledger.banked.set(id, (ledger.banked.get(id) ?? 0) + amount);
    ledger.came += amount;
  }

  async function payFor(order: Placed): Promise<void> {
    if (!order.code) return;
    const [part, rest] = [Math.round(order.total * 0.4), Math.round(order.total * 0.6)];
    if (seed.isTrue(20)) await Promise.all([transfer(order, part), transfer(order, rest)]);
    else await transfer(order, order.total);
    // Now and then somebody pays what is paid.
    if (seed.isTrue(10)) await transfer(order, order.total);
  }

  const cancel = ({ id, buyer }: Placed) =>
    pressed(() =>
      people.ask(cancelOrder, { token: buyer?.accessToken, params: { id }, body: { reason: 'Đổi ý' } }),
    );

  /** As far as it may be worked on; two may well work on it at once. */
  async function work({ id }: Placed): Promise<boolean> {
    for (const step of [startPacking, completeUnscanned, markDelivered])
      await pressed(() => people.ask(step, { token, params: { id } }));
    return (await people.done(getStaffOrder, { token, params: { id } })).status === 'completed';
  }

  const review = ({ id, buyer }: Placed) =>
    pressed(() =>
      people.ask(createReview, {
        token: buyer?.accessToken,
        body: { productId, orderId: id, rating: seed.pick(3, 4, 5), comment: 'Hàng đúng mô tả, sẽ mua lại.' },
      }),
    );

  async function giveBack({ id: orderId, itemId, buyer }: Placed): Promise<void> {
    const body = {
      orderId,
      items: [{ itemId, quantity: 1 }],
      reason: 'damaged' as const,
      clientRequestId: newRequest(),
    };
    const asked = { token: buyer?.accessToken, body };
    const { status, body: made } = await pressed(() => people.ask(requestReturn, asked));
    if (status !== 201) return;
    const params = { id: made.id };
    const to = (step: 'approved' | 'returning' | 'received') =>
      pressed(() => people.ask(changeReturnStatus, { token, params, body: { status: step } }));
    for (const step of ['approved', 'returning', 'received'] as const) await to(step);
    const found = { qaResult: 'passed' as const, restock: true };
    await pressed(() => people.ask(recordReturnQa, { token, params, body: found }));
  }

  /** What comes of one wish to buy. */
  async function buy(member: Member): Promise<void> {
    const order = seed.isTrue(25) ? await orderAsGuest() : await orderAsMember(member);
    if (!order) return;
    const crossed = seed.isTrue(25) && order.buyer ? cancel(order) : undefined;
    if (seed.isTrue(75)) await payFor(order);
    await crossed;
    await world.cloud.idle();
    const hasCome = await work(order);
    if (!hasCome || !order.buyer) return;
    await Promise.all([
      seed.isTrue(60) ? review(order) : undefined,
      seed.isTrue(40) ? giveBack(order) : undefined,
    ]);
  }

  /** All at once, twice over. */
  async function run(): Promise<void> {
    await pay.tell('bank/faults', { copies: 1 + seed.oneOf(3) });
    await Promise.all(members.map((member) => buy(member)));
    await Promise.all(members.map((member) => buy(member)));
  }

  /** Money of orders that came to nothing goes back. */
  async function refundAll(): Promise<void> {
    for (const { id } of orders) {
      const { body } = await people.ask(getStaffOrder, { token, params: { id } });
      const amount = body.refundDue;
      if (amount === 0) continue;
      await sendBack({ send: people.ask } as Parameters<typeof sendBack>[0], { id, token });
      const before = ledger.sentBack.get(id)?.amount ?? 0;
      ledger.sentBack.set(id, { orderId: id, amount: before + amount });
    }
  }

  return { product, pieces, orders, members, admin, ledger, run, refundAll, people };
}

export type MarketScene = Awaited<ReturnType<typeof aMarketScene>>;
