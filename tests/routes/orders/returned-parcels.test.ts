import { describe, expect, it } from 'vitest';
import { createAddress } from '#shared/addresses/index.ts';
import {
  completeOrder,
  completeUnscanned,
  getOrderDelivery,
  getOrderDeliveryLogs,
  handToCarrier,
  markDelivered,
  startPacking,
  takeBackParcel,
} from '#shared/orders/index.ts';
import { buying } from '#tests/support/orders.ts';
import { afterSendingBack } from '#tests/support/refunds.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });

const work = (step: typeof startPacking, id: string) =>
  world.send(step, { params: { id }, token: admin.accessToken });
const send = [startPacking, completeUnscanned, handToCarrier];

/** Two of one thing, to be brought to a member. */
async function aParcel(paymentMethod: 'cash' | 'transfer' = 'cash') {
  const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
  const token = member.accessToken;
  const { body: address } = await world.send(createAddress, {
    token,
    body: { provinceCode: 1, wardCode: 4, street: '1 Hàng Bông' },
  });
  await shop.fill(member, { product, quantity: 2 });
  const wish = { deliveryType: 'prepaid_ship', addressId: address.id, paymentMethod } as const;
  const { body: order } = await shop.order(member, wish);
  return { member, product, order, asked: { params: { id: order.id }, token } };
}

describe('a parcel nobody takes in', () => {
  it('comes back once: its goods are for sale again, and its cash is never booked', async () => {
    const { member, product, order, asked } = await aParcel();
    const { id } = order;
    for (const step of send) await work(step, id);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    const answers = await Promise.all([work(takeBackParcel, id), work(takeBackParcel, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
    const nothing = { paymentStatus: 'canceled', paidAmount: 0, refundDue: 0, stock: 'released' };
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', ...nothing });
    expect((await world.mailTo(member.email, 'chuyển hoàn')).subject).toContain(order.code);
    expect((await work(markDelivered, id)).failure.code).toBe('ORDER_STATE');
    const { body: way } = await world.send(getOrderDeliveryLogs, asked);
    expect(way.map(({ to }) => to)).toEqual(['delivering', 'returned']);
  });

  it('has its money owed back, and is refunded with it', async () => {
    const { order, asked } = await aParcel('transfer');
    const { id, total: amount } = order;
    await shop.arrives(id, amount);
    for (const step of send) await work(step, id);
    const { body } = await work(takeBackParcel, id);
    expect(body).toMatchObject({ status: 'returned', paymentStatus: 'paid', refundDue: amount });
    expect(await afterSendingBack(world, { id, token: admin.accessToken })).toMatchObject({
      status: 'refunded',
      refundDue: 0,
    });
    expect((await world.send(getOrderDelivery, asked)).body.status).toBe('returned');
  });

  it('is none before it has left, and none that was received', async () => {
    const { order, asked } = await aParcel();
    const { id } = order;
    for (const step of [startPacking, completeUnscanned]) await work(step, id);
    expect((await work(takeBackParcel, id)).failure.code).toBe('ORDER_STATE');
    await work(handToCarrier, id);
    await world.send(completeOrder, asked);
    expect((await work(takeBackParcel, id)).failure.code).toBe('ORDER_STATE');
  });
});
