import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contract/route.ts';
import { markDelivered, takeMoney } from '#shared/orders/index.ts';
import { getReturn, getStaffReturn, requestReturn } from '#shared/returns/index.ts';
import { takeInRest } from '#shared/shipping/index.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import { refundShares } from '#shared/returns/refund-share.ts';
import { shipping } from '#tests/support/parcels.ts';
import { afterSendingBack } from '#tests/support/refunds.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = shipping(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });
const packer = aSharedMember(world, { role: 'collaborator', fullName: 'Hoa', hasTill: true });

type Body = BodyOf<typeof takeInRest>;
type Sent = Awaited<ReturnType<typeof shop.sent>>;

/** One of the two comes back; `restocked`: whether it is sold again. */
const bodyOf = ({ order }: Pick<Sent, 'order'>, restocked = 1, given: Partial<Body> = {}): Body => ({
  lines: order.items.slice(0, 1).map(({ id }) => ({ itemId: id, returned: 1, restocked, lots: [] })),
  reason: 'changed_mind',
  note: '',
  ...given,
});
const take = (id: string, body: Body, token = packer.accessToken) =>
  world.send(takeInRest, { params: { id }, token, body });

/** Two of one thing, and its parcel is at the door. */
async function atTheDoor() {
  const made = await shop.sent(packer);
  for (const status of ['3', '4']) await shop.becomes(made.label, status);
  return made;
}

/** What is left to pay when one of the two went back for no fault of the shop's. */
const leftOf = ({ order }: Pick<Sent, 'order'>): number => {
  const [back = 0] = refundShares(
    order,
    order.items.map(({ unitTotal }) => ({ unitTotal, quantity: 1 })),
  );
  return order.total - back;
};

describe('a parcel its buyer keeps a part of', () => {
  it('ends with what was kept, which its carrier pays out; the rest is a return that is through', async () => {
    const made = await atTheDoor();
    const { order, label, product, member } = made;
    const answers = await Promise.all([take(order.id, bodyOf(made, 0)), take(order.id, bodyOf(made, 0))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const left = leftOf(made);
    const { body } = await take(order.id, bodyOf(made, 0));
    expect(body).toMatchObject({
      status: 'completed',
      due: left,
      parcels: [{ stage: 'delivered', cod: left, lost: { damaged: 1, missing: 0 } }],
    });
    const id = body.halfTaken?.returnId ?? '';
    const found = await world.send(getReturn, { params: { id }, token: member.accessToken });
    expect(found.body).toMatchObject({
      status: 'refunded',
      qaResult: 'passed',
      items: [{ passed: 1, restocked: 0 }],
      effects: { fault: 'buyer', vouchers: false },
    });
    // What is spoiled lies nowhere, and is written off.
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    const [item] = order.items;
    expect(await shop.stored(order.id)).toMatchObject({
      paymentStatus: 'processing',
      refundDue: 0,
      returnedPieces: { [item?.id ?? '']: 1 },
      lostPieces: { [item?.id ?? '']: 1 },
    });
    // Its carrier calls the rest back, and pays out what it collected.
    await shop.becomes(label, '21');
    expect((await shop.look(packer, order.id)).parcels).toMatchObject([{ stage: 'delivered' }]);
    await shop.becomes(label, '5');
    await shop.becomes(label, '6');
    await expect
      .poll(() => shop.stored(order.id))
      .toMatchObject({ paymentStatus: 'paid', paidAmount: left, refundDue: 0 });
    expect((await take(order.id, bodyOf(made, 1))).failure.code).toBe('ORDER_STATE');
  });

  it('paid before, has what it was paid too much owed, and the return ends with that', async () => {
    const made = await shop.ordered('transfer');
    const { order, product } = made;
    await shop.arrives(order.id, order.total);
    const asked = { params: { id: order.id }, token: packer.accessToken };
    for (const step of shop.toTheDoor) await world.send(step, asked);
    const { body } = await take(order.id, bodyOf(made));
    const back = order.total - leftOf(made);
    expect(body.status).toBe('completed');
    expect(await shop.stored(order.id)).toMatchObject({ paymentStatus: 'paid', refundDue: back });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 19, reserved: 0 });
    await afterSendingBack(world, { id: order.id, token: admin.accessToken });
    expect(await shop.stored(order.id)).toMatchObject({ status: 'completed', refundedAmount: back });
    const id = body.halfTaken?.returnId ?? '';
    const seen = await world.send(getStaffReturn, { params: { id }, token: admin.accessToken });
    expect(seen.body.money).toMatchObject({ paid: back, owed: 0 });
  });

  it('brought by the shop itself, is paid at the door for what was kept', async () => {
    const made = await shop.ordered();
    const asked = { params: { id: made.order.id }, token: packer.accessToken };
    for (const step of shop.toTheDoor) await world.send(step, asked);
    await take(made.order.id, bodyOf(made));
    const stored = await shop.stored(made.order.id);
    expect(stored).toMatchObject({ status: 'completed', paymentStatus: 'paid', paidAmount: leftOf(made) });
    expect(missingOf(stored)).toBe(0);
    expect((await world.send(markDelivered, asked)).failure.code).toBe('ORDER_STATE');
    const more = { ...asked, body: { amount: 1000 } };
    expect((await world.send(takeMoney, more)).failure.code).toBe('ORDER_NOT_PAYABLE');
  });

  it('is refused where nothing was kept or more came back than was sent', async () => {
    const waiting = await shop.sent(packer);
    expect((await take(waiting.order.id, bodyOf(waiting))).failure.code).toBe('ORDER_STATE');
    const made = await atTheDoor();
    const { order, member } = made;
    const [line] = bodyOf(made).lines;
    if (!line) throw new Error('Nothing was ordered');
    const loadChunk = async (given: Partial<typeof line>) =>
      (await take(order.id, bodyOf(made, 1, { lines: [{ ...line, ...given }] }))).failure.code;
    expect(await loadChunk({ returned: 2 })).toBe('NOTHING_KEPT');
    expect(await loadChunk({ returned: 3 })).toBe('RETURN_TOO_MANY');
    expect(await loadChunk({ itemId: 'x' })).toBe('RETURN_LINE_UNKNOWN');
    const lots = [{ code: 'A1', expiresOn: '2027-01-01', quantity: 2 }];
    expect(await loadChunk({ lots })).toBe('LOTS_NEEDED');
    expect((await take(order.id, bodyOf(made, 2))).status).toBe(400);
    expect((await take('nothing', bodyOf(made))).failure.code).toBe('ORDER_NOT_FOUND');
    expect((await shop.stored(order.id)).status).toBe('shipped');
    // Its carrier says it was delivered, and its buyer gives all of it back as any other.
    await shop.becomes(made.label, '5');
    const items = order.items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const wish = { orderId: order.id, items, reason: 'damaged' } as const;
    expect((await world.send(requestReturn, { token: member.accessToken, body: wish })).status).toBe(201);
    expect(await loadChunk({})).toBe('RETURN_EXISTS');
  });
});
