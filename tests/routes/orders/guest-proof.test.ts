import { describe, expect, it } from 'vitest';
import {
  cancelGuestOrder,
  changeOrderStatus,
  confirmGuestOrder,
  correctGuestEmail,
  createGuestPayment,
  getGuestOrder,
  getStaffOrder,
  listGuestOrders,
  sendProofMail,
  startPacking,
} from '#shared/orders/index.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { confirmByCall, confirmByLink } from '#functions/domain/orders/moving/confirm-order.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aGuestBuyer, buying } from '#tests/support/orders.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { tokenIn } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);
const packer = aSharedMember(world, { role: 'collaborator' });

async function aCashOrder(given: Parameters<typeof shop.orderAsGuest>[1] = {}) {
  const product = await shop.onSale();
  const sessionId = await shop.aGuestCart({ product, quantity: 2 });
  const customer = aGuestBuyer();
  const wish = { customer, paymentMethod: 'cash' as const, ...given };
  const { status, body, failure } = await shop.orderAsGuest(sessionId, wish);
  if (status !== 201) throw new Error(JSON.stringify(failure));
  return { product, sessionId, order: body, ...customer };
}

const press = (id: string, query: Record<string, string>) =>
  world.send(confirmGuestOrder, { params: { id }, query });
const pack = (id: string) => world.send(startPacking, { params: { id }, token: packer.accessToken });
const call = (id: string, token = packer.accessToken) =>
  world.send(changeOrderStatus, { params: { id }, token, body: { status: 'confirmed' } });
const payBy = (id: string, sessionId: string, method: 'cash' | 'transfer') =>
  world.send(createGuestPayment, { params: { id }, query: { sessionId }, body: { method } });
const tokenFor = async (email: string) => tokenIn(await world.mailTo(email));
const dueOf = async (id: string) => (await shop.duesOf(id))[0];

describe('a guest’s cash order', () => {
  it('waits for its buyer’s word: goods held, nothing packed, and a mail that says what to do', async () => {
    const { order, product, sessionId, email } = await aCashOrder();
    expect(order).toMatchObject({ status: 'draft', paymentMethod: 'cash', provenBy: null, payment: null });
    const hours = (Date.parse(order.unpaidUntil ?? '') - Date.parse(order.createdAt)) / 3_600_000;
    expect(hours).toBe(24);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 2 });
    const refused = await pack(order.id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDER_UNPROVEN']);
    const mail = await world.mailTo(email, 'Vui lòng xác nhận đơn hàng');
    expect(mail.text).toContain('nhấn “Xác nhận đơn” trước');
    expect(mail.text).toContain(`/e-commerce/orders/guest#id=${order.id}&token=`);
    expect(mail.text).not.toContain('Lê Khách');
    const { body } = await world.send(listGuestOrders, { query: { sessionId } });
    expect(body.data).toMatchObject([{ id: order.id, status: 'draft', awaits: 'proof' }]);
  });

  it('that costs nothing is asked about alike', async () => {
    const product = await shop.onSale({ price: 0 });
    const customer = aGuestBuyer();
    const { body } = await shop.orderAsGuest(await shop.aGuestCart({ product }), { customer });
    expect(body).toMatchObject({ total: 0, status: 'draft', paymentMethod: 'cash', provenBy: null });
    expect((await pack(body.id)).failure.code).toBe('ORDER_UNPROVEN');
    const token = await tokenFor(customer.email);
    expect((await press(body.id, { token })).body).toMatchObject({ status: 'confirmed' });
    expect((await pack(body.id)).status).toBe(200);
  });

  it('is not agreed to by opening the mailed link, only by pressing there', async () => {
    const { order, email } = await aCashOrder();
    const token = await tokenFor(email);
    const opened = await world.send(getGuestOrder, { params: { id: order.id }, query: { token } });
    expect(opened.body).toMatchObject({ access: 'full', status: 'draft', provenBy: null });
    const pressed = await press(order.id, { token });
    expect(pressed.body).toMatchObject({
      access: 'full',
      status: 'confirmed',
      provenBy: 'link',
      unpaidUntil: null,
    });
    expect(await dueOf(order.id)).toBeUndefined();
    expect((await pack(order.id)).status).toBe(200);
  });

  it('is confirmed by the link to the corrected address, and no longer by the one before', async () => {
    const { order, email, sessionId } = await aCashOrder();
    const wrong = await tokenFor(email);
    const second = Math.floor(Date.now() / 1000);
    // Links end on whole seconds: those of one second are alike.
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
    const right = aGuestBuyer().email;
    const correct = (query: Record<string, string>) =>
      world.send(correctGuestEmail, { params: { id: order.id }, query, body: { email: right } });
    expect((await correct({ code: order.code, email })).failure.code).toBe('GUEST_PROOF_NEEDED');
    expect((await correct({ sessionId })).body).toMatchObject({ access: 'full', customer: { email: right } });
    expect((await press(order.id, { token: wrong })).failure.code).toBe('ORDER_NOT_FOUND');
    expect((await press(order.id, { token: await tokenFor(right) })).body.status).toBe('confirmed');
  });

  it('is agreed to once, however often it is pressed', async () => {
    const { order, email } = await aCashOrder();
    const token = await tokenFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => press(order.id, { token })));
    answers.push(await press(order.id, { token }));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      answers.map(() => [200, 'confirmed']),
    );
    const story = await listEvents(contextOf(world.table), order.id);
    expect(story.map(({ to, by, note }) => [to, by, note])).toEqual([
      ['draft', 'shopper', 'to-prove'],
      ['confirmed', 'shopper', 'proven-by-link'],
    ]);
  });

  it('403, 404: not by its cart, not by code and contact, and by nobody else’s link', async () => {
    const [mine, theirs] = [await aCashOrder(), await aCashOrder()];
    const { id, code } = mine.order;
    const weaker: Record<string, string>[] = [{ sessionId: mine.sessionId }, { code, email: mine.email }];
    for (const query of weaker) {
      const { status, failure } = await press(id, query);
      expect([status, failure.code]).toEqual([403, 'GUEST_PROOF_NEEDED']);
    }
    const strangers = [await tokenFor(theirs.email), `${id}.zzzzzz.AAAA`, 'x'];
    for (const token of strangers) {
      // The cart beside it helps nobody.
      const { status, failure } = await press(id, { token, sessionId: mine.sessionId });
      expect([status, failure.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    expect((await shop.stored(id)).provenBy).toBeNull();
  });

  it('409: a link agrees to nothing that waits for its money, and to no member’s order', async () => {
    const waiting = await aCashOrder({ paymentMethod: 'transfer' });
    const { status, failure } = await press(waiting.order.id, { token: await tokenFor(waiting.email) });
    expect([status, failure.code]).toEqual([409, 'ORDER_STATE']);
    const { order } = await shop.placed({ paymentMethod: 'cash' });
    expect(order).toMatchObject({ status: 'confirmed', provenBy: 'account' });
    expect((await press(order.id, { token: await tokenFor(waiting.email) })).status).toBe(404);
  });

  it('is agreed to by staff who called: who and when stands in it, for staff alone', async () => {
    const { order, sessionId } = await aCashOrder();
    expect((await call(order.id)).body).toMatchObject({
      status: 'confirmed',
      provenBy: 'staff',
      called: { userId: packer.id },
    });
    const again = await call(order.id);
    expect([again.status, again.failure.code]).toEqual([409, 'ORDER_STATE']);
    const story = await listEvents(contextOf(world.table), order.id);
    expect(story.at(-1)).toMatchObject({ by: 'staff', to: 'confirmed', note: 'proven-by-call' });
    const params = { id: order.id };
    const { body: forStaff } = await world.send(getStaffOrder, { params, token: packer.accessToken });
    expect(Date.parse(forStaff.called?.at ?? '')).toBeGreaterThan(Date.parse(order.createdAt));
    const { body: forBuyer } = await world.send(getGuestOrder, { params, query: { sessionId } });
    expect(JSON.stringify(forBuyer)).not.toContain(packer.id);
    expect((await pack(order.id)).status).toBe(200);
  });

  it('that is called off stays so, whoever presses then', async () => {
    const { order, sessionId, product, email } = await aCashOrder();
    const params = { id: order.id };
    await world.send(cancelGuestOrder, { params, query: { sessionId }, body: { reason: 'Đổi ý' } });
    const { status, failure } = await press(order.id, { token: await tokenFor(email) });
    expect([status, failure.code]).toEqual([409, 'ORDER_STATE']);
    expect((await call(order.id)).failure.code).toBe('ORDER_STATE');
    expect((await shop.shelfOf(product)).reserved).toBe(0);
  });
});

describe('changing to cash', () => {
  it('asks for the same proof, and holds the goods no longer than before', async () => {
    const { order, sessionId, email } = await aCashOrder({ paymentMethod: 'transfer' });
    for (const method of ['cash', 'transfer', 'cash'] as const) {
      expect((await payBy(order.id, sessionId, method)).status).toBe(201);
      expect(await shop.stored(order.id)).toMatchObject({ status: 'draft', unpaidUntil: order.unpaidUntil });
    }
    expect((await pack(order.id)).failure.code).toBe('ORDER_UNPROVEN');
    const mail = await world.mailTo(email, 'Vui lòng xác nhận đơn hàng');
    expect((await press(order.id, { token: tokenIn(mail) })).body.status).toBe('confirmed');
  });

  it('asks nothing of a guest who has shown it before', async () => {
    const { order, sessionId, email } = await aCashOrder();
    await press(order.id, { token: await tokenFor(email) });
    await payBy(order.id, sessionId, 'transfer');
    expect((await shop.stored(order.id)).status).toBe('draft');
    await payBy(order.id, sessionId, 'cash');
    expect(await shop.stored(order.id)).toMatchObject({ status: 'confirmed', provenBy: 'link' });
  });
});

describe('the mail once more', () => {
  it('200 twice an hour, then 429; 403 for whoever knows the address alone', async () => {
    const { order, sessionId, email } = await aCashOrder();
    const again = (query: Record<string, string>) =>
      world.send(sendProofMail, { params: { id: order.id }, query });
    await world.nextTurnOf(3600);
    expect((await again({ code: order.code, email })).failure.code).toBe('GUEST_PROOF_NEEDED');
    expect((await again({ sessionId: 'g1' })).status).toBe(404);
    const answers = [await again({ sessionId }), await again({ sessionId }), await again({ sessionId })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await world.cloud.idle();
    const subjects = world.cloud.mailbox.list(email).map(({ subject }) => subject);
    expect(subjects).toEqual(subjects.map(() => `Vui lòng xác nhận đơn hàng ${order.code}`));
    expect(subjects).toHaveLength(3);
    await press(order.id, { token: await tokenFor(email) });
    expect((await again({ sessionId })).failure.code).toBe('ORDER_STATE');
  });
});

describe('whoever says nothing in time', () => {
  it('loses the goods to others, once, and is told by mail', async () => {
    const { order, product, email } = await aCashOrder();
    const token = await tokenFor(email);
    await world.cloud.clock.advance(24 * 3600 + 120);
    await world.cloud.idle();
    expect(await shop.stored(order.id)).toMatchObject({ status: 'cancelled', cancelReason: 'unproven' });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
    expect((await world.mailTo(email, 'đã hủy')).text).toContain(
      'Đơn không được xác nhận trong vòng 24 giờ.',
    );
    const late = await press(order.id, { token });
    expect([late.status, late.failure.code]).toEqual([409, 'ORDER_STATE']);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
  });

  it.each(['link', 'call'] as const)('a %s that comes just before the sweep writes wins', async (how) => {
    const { order, product } = await aCashOrder();
    const due = { at: order.unpaidUntil ?? '', kind: 'unpaid-order', of: order.id } as const;
    const crossed = meanwhile(world.table, () =>
      saveChange(contextOf(world.table), {
        id: order.id,
        asker: shopRequester,
        decide: (found, at) =>
          how === 'link' ? confirmByLink(found, at) : confirmByCall(found, packer.id, at),
      }),
    );
    await giveUpUnpaid(contextOf(crossed.table), due);
    expect(crossed.happened()).toBe(true);
    expect((await shop.stored(order.id)).status).toBe('confirmed');
    expect((await shop.shelfOf(product)).reserved).toBe(2);
  });

  it('a sweep that comes just before the press writes wins', async () => {
    const { order, product } = await aCashOrder();
    const due = { at: order.unpaidUntil ?? '', kind: 'unpaid-order', of: order.id } as const;
    const crossed = meanwhile(world.table, () => giveUpUnpaid(contextOf(world.table), due));
    const press = { id: order.id, asker: shopRequester, decide: confirmByLink };
    const pressed = saveChange(contextOf(crossed.table), press);
    await expect(pressed).rejects.toThrow('ORDER_STATE');
    expect(crossed.happened()).toBe(true);
    expect((await shop.stored(order.id)).status).toBe('cancelled');
    expect((await shop.shelfOf(product)).reserved).toBe(0);
  });

  it('an order that waits by a newer clock is left alone by a sweep of the old one', async () => {
    const { order, sessionId, email } = await aCashOrder();
    const token = await tokenFor(email);
    const due = { at: order.unpaidUntil ?? '', kind: 'unpaid-order', of: order.id } as const;
    const crossed = meanwhile(world.table, async () => {
      await press(order.id, { token });
      await payBy(order.id, sessionId, 'transfer');
    });
    await giveUpUnpaid(contextOf(crossed.table), due);
    expect(crossed.happened()).toBe(true);
    const { status, unpaidUntil } = await shop.stored(order.id);
    expect([status, unpaidUntil === due.at]).toEqual(['draft', false]);
  });

  it('404: a link that has run out confirms nothing', async () => {
    const { order, email } = await aCashOrder();
    const token = await tokenFor(email);
    await world.cloud.clock.advance(91 * 24 * 3600);
    const { status, failure } = await press(order.id, { token });
    expect([status, failure.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});
