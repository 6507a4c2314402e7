import { describe, expect, it } from 'vitest';
import {
  cancelOrder,
  changeOrderStatus,
  completeOrder,
  completeUnscanned,
  getOrder,
  getOrderTimeline,
  grantCredit,
  listCreditOrders,
  listOrderPayments,
  markDelivered,
  startPacking,
  takeMoney,
} from '#shared/orders/index.ts';
import {
  completePayment,
  createPayment,
  type PaymentMethod,
  simulatePayment,
} from '#shared/payments/index.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { contextOf } from '#tests/support/context.ts';
import { buying } from '#tests/support/orders.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { takeMoney as takeMoneyOf } from '#functions/domain/payments/settling/staff-money.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import type { Member } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

const pay = (member: Member, orderId: string, method: PaymentMethod) =>
  world.send(createPayment, { token: member.accessToken, body: { orderId, method } });
const staff = (step: typeof completeUnscanned, id: string) =>
  world.send(step, { params: { id }, token: packer.accessToken });
const take = (id: string, amount: number, who = packer) =>
  world.send(takeMoney, { params: { id }, token: who.accessToken, body: { amount } });
const credit = (id: string, who = admin, body = { reason: 'Khách quen', days: 30 }) =>
  world.send(grantCredit, { params: { id }, token: who.accessToken, body });
const duesOf = async (id: string) => (await shop.duesOf(id)).map(({ at }) => at);
const pack = async (id: string) => {
  for (const step of [startPacking, completeUnscanned]) await staff(step, id);
};

describe('the way of paying', () => {
  it('to cash is agreed to; back again waits for its money, with a clock and the goods held', async () => {
    const { member, product, order } = await shop.placed({}, { quantity: 2 });
    expect((await pay(member, order.id, 'cash')).status).toBe(201);
    expect(await shop.stored(order.id)).toMatchObject({
      status: 'confirmed',
      paymentMethod: 'cash',
      unpaidUntil: null,
    });
    expect(await duesOf(order.id)).toEqual([]);
    expect((await pay(member, order.id, 'transfer')).status).toBe(201);
    const waiting = await shop.stored(order.id);
    expect(waiting).toMatchObject({ status: 'draft', paymentMethod: 'transfer', stock: 'reserved' });
    expect(Date.parse(waiting.unpaidUntil ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await duesOf(order.id)).toEqual([waiting.unpaidUntil]);
    expect((await shop.shelfOf(product)).reserved).toBe(2);
    expect((await staff(startPacking, order.id)).failure.code).toBe('ORDER_UNPAID');
  });

  it('back from cash is given up a day after that, not when its first day was up', async () => {
    const { member, product, order } = await shop.placed();
    const first = { at: order.unpaidUntil ?? '', kind: 'unpaid-order', of: order.id } as const;
    await pay(member, order.id, 'cash');
    await pay(member, order.id, 'wallet');
    const { unpaidUntil } = await shop.stored(order.id);
    expect(unpaidUntil).not.toBe(first.at);
    // A sweep that had read the first reminder comes late.
    await giveUpUnpaid(contextOf(world.table), first);
    expect((await shop.stored(order.id)).status).toBe('draft');
    await giveUpUnpaid(contextOf(world.table), { ...first, at: unpaidUntil ?? '' });
    expect((await shop.stored(order.id)).status).toBe('cancelled');
    expect((await shop.shelfOf(product)).reserved).toBe(0);
  });

  it('keeps its hour while it only changes from one way of paying first to another', async () => {
    const { member, order } = await shop.placed();
    for (const method of ['wallet', 'card', 'transfer'] as const) await pay(member, order.id, method);
    expect((await shop.stored(order.id)).unpaidUntil).toBe(order.unpaidUntil);
    expect(await duesOf(order.id)).toEqual([order.unpaidUntil]);
  });

  it.each(['cash', 'transfer', 'wallet', 'other'] as const)(
    'is settled once it is packed: no %s then',
    async (method) => {
      const { member, order } = await shop.placed({ paymentMethod: 'cash' });
      await staff(startPacking, order.id);
      const refused = await pay(member, order.id, method);
      expect([refused.status, refused.failure.code]).toEqual([409, 'ORDER_STATE']);
      expect(await shop.stored(order.id)).toMatchObject({ paymentMethod: 'cash', paymentId: null });
    },
  );

  it('and nobody else changes it: two at once leave one order that agrees with itself', async () => {
    const { member, order } = await shop.placed();
    await Promise.all(
      (['cash', 'transfer', 'cash', 'card'] as const).map((way) => pay(member, order.id, way)),
    );
    const { status, paymentMethod, unpaidUntil } = await shop.stored(order.id);
    const waits = paymentMethod !== 'cash';
    expect([status, unpaidUntil !== null]).toEqual([waits ? 'draft' : 'confirmed', waits]);
    expect(await duesOf(order.id)).toEqual(waits ? [unpaidUntil] : []);
  });

  it.each(['voucher', 'other'] as const)(
    '%s is taken by staff, and until then nothing is paid',
    async (method) => {
      const { member, order } = await shop.placed();
      const { status, body: payment } = await pay(member, order.id, method);
      expect([status, payment.status, payment.provider]).toEqual([201, 'created', null]);
      const token = member.accessToken;
      const body = { paymentId: payment.id, outcome: 'success' } as const;
      expect((await world.send(simulatePayment, { token, body })).failure.code).toBe('PAYMENT_ENDED');
      const done = await world.send(completePayment, { token, body: { orderId: order.id } });
      expect(done.failure.code).toBe('ORDER_NOT_PAYABLE');
      expect((await staff(startPacking, order.id)).failure.code).toBe('ORDER_UNPAID');
      const { body: paid } = await take(order.id, order.total);
      expect(paid).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentMethod: method });
    },
  );
});

describe('cash', () => {
  it('is paid when staff hand the goods over', async () => {
    const { member, order } = await shop.placed({ paymentMethod: 'cash' });
    await pack(order.id);
    const { body } = await staff(markDelivered, order.id);
    expect(body).toMatchObject({ status: 'completed', paymentStatus: 'paid', paidAmount: order.total });
    const params = { id: order.id };
    const { body: story } = await world.send(getOrderTimeline, { params, token: member.accessToken });
    expect(story.map(({ kind, to, by }) => [kind, to, by])).toContainEqual(['payment', 'paid', 'staff']);
  });

  it('that was chosen later has its attempt succeed with it', async () => {
    const { member, order } = await shop.placed();
    await pay(member, order.id, 'cash');
    await pack(order.id);
    await staff(markDelivered, order.id);
    const params = { id: order.id };
    const { body } = await world.send(listOrderPayments, { params, token: member.accessToken });
    expect(body.map(({ status, received }) => [status, received])).toEqual([
      ['succeeded', order.total],
      ['cancelled', 0],
    ]);
  });

  it('of a parcel is not paid by the shopper’s “received”, but by whoever took it', async () => {
    const { member, order } = await shop.placed({ paymentMethod: 'cash' });
    await pack(order.id);
    const sent = { ...(await shop.stored(order.id)), status: 'delivering' as const };
    await world.write([orderRecord.item(sent)]);
    const params = { id: order.id };
    const { body: received } = await world.send(completeOrder, { params, token: member.accessToken });
    expect(received).toMatchObject({ status: 'completed', paymentStatus: 'processing', paidAmount: 0 });
    expect((await take(order.id, order.total - 1)).failure.code).toBe('AMOUNT_DIFFERS');
    const { body: settled } = await take(order.id, order.total);
    expect(settled).toMatchObject({ status: 'completed', paymentStatus: 'paid', paidAmount: order.total });
    const again = await take(order.id, order.total);
    expect([again.status, again.failure.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
  });

  it('pays at the counter what was to be transferred, and ends that attempt', async () => {
    const { member, order } = await shop.placed();
    const { body } = await take(order.id, order.total);
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paymentMethod: 'cash' });
    const params = { id: order.id };
    const { body: payments } = await world.send(listOrderPayments, { params, token: member.accessToken });
    expect(payments.map(({ method, status, reason }) => [method, status, reason])).toEqual([
      ['cash', 'succeeded', null],
      ['transfer', 'cancelled', 'superseded'],
    ]);
    expect(await duesOf(order.id)).toEqual([]);
  });

  it('is counted against what is still missing, also when a transfer comes at that moment', async () => {
    const { order } = await shop.placed();
    await shop.arrives(order.id, 30_000);
    const crossed = meanwhile(world.table, () => shop.arrives(order.id, 20_000));
    const asked = { id: order.id, asker: shopRequester, amount: order.total - 30_000 };
    const taking = takeMoneyOf(contextOf(crossed.table), asked);
    await expect(taking).rejects.toThrow('AMOUNT_DIFFERS');
    expect(crossed.happened()).toBe(true);
    const { body } = await take(order.id, order.total - 50_000);
    expect(body).toMatchObject({ paymentStatus: 'paid', paidAmount: order.total, refundDue: 0, flags: [] });
  });

  it('409: is not taken for what was called off', async () => {
    const { order } = await shop.placed();
    const body = { status: 'cancelled', reason: 'Hết hàng' } as const;
    await world.send(changeOrderStatus, { params: { id: order.id }, token: packer.accessToken, body });
    expect((await take(order.id, order.total)).failure.code).toBe('ORDER_NOT_PAYABLE');
  });
});

describe('bán chịu', () => {
  it('lets an order be packed and come before its money, until a day, and tells so', async () => {
    const { member, order } = await shop.placed();
    const { body } = await credit(order.id);
    expect(body).toMatchObject({ status: 'confirmed', unpaidUntil: null, flags: ['on_credit'] });
    expect(body.credit).toMatchObject({ grantedBy: admin.id, reason: 'Khách quen' });
    expect(await duesOf(order.id)).toEqual([]);
    await pack(order.id);
    const { body: done } = await staff(markDelivered, order.id);
    expect(done).toMatchObject({ status: 'completed', paymentStatus: 'processing', paidAmount: 0 });
    const ask = { params: { id: order.id }, token: member.accessToken };
    const { body: seen } = await world.send(getOrder, ask);
    expect(seen).toMatchObject({ flags: ['on_credit'] });
    // Why is between the shop's people.
    expect(JSON.stringify(seen)).not.toContain('Khách quen');
    const { body: story } = await world.send(getOrderTimeline, ask);
    expect(story).toContainEqual(
      expect.objectContaining({ kind: 'payment', to: 'on_credit', by: 'staff', note: body.credit?.dueAt }),
    );
    expect((await pay(member, order.id, 'card')).failure.code).toBe('ORDER_STATE');
    expect((await pay(member, order.id, 'transfer')).status).toBe(201);
    await shop.arrives(order.id, order.total);
    expect(await shop.stored(order.id)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      flags: [],
      credit: null,
    });
  });

  it('stands in a list of its own, the first due first, until it is paid or called off', async () => {
    const [late, soon, gone] = await Promise.all([shop.placed(), shop.placed(), shop.placed()]);
    await credit(late.order.id, admin, { reason: 'Công ty', days: 60 });
    await credit(soon.order.id, admin, { reason: 'Công ty', days: 2 });
    await credit(gone.order.id, admin, { reason: 'Công ty', days: 1 });
    const listed = async () => {
      const { body } = await world.send(listCreditOrders, {
        token: admin.accessToken,
        query: { take: '50' },
      });
      const ids = [late, soon, gone].map(({ order }) => order.id);
      return body.data.map(({ id }) => id).filter((id) => ids.includes(id));
    };
    await expect.poll(listed).toEqual([gone.order.id, soon.order.id, late.order.id]);
    const params = { id: gone.order.id };
    await world.send(cancelOrder, { params, token: gone.member.accessToken, body: { reason: 'Đổi ý' } });
    await take(soon.order.id, soon.order.total);
    await expect.poll(listed).toEqual([late.order.id]);
  });

  it('is granted with a reason, for what is neither paid nor over', async () => {
    const { order } = await shop.placed();
    expect((await credit(order.id, admin, { reason: ' ', days: 30 })).status).toBe(400);
    expect((await credit(order.id, admin, { reason: 'Lâu quá', days: 181 })).status).toBe(400);
    await shop.arrives(order.id, order.total);
    expect((await credit(order.id)).failure.code).toBe('ORDER_NOT_PAYABLE');
    await pack(order.id);
    expect((await credit(order.id)).failure.code).toBe('ORDER_STATE');
    expect((await credit('khong-co')).status).toBe(404);
  });
});
