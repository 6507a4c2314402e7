import { describe, expect, it } from 'vitest';
import { getProduct } from '#shared/catalogue/index.ts';
import {
  changeOrderStatus,
  completeOrder,
  completeUnscanned,
  getOrder,
  getOrderDeliveryLogs,
  getOrderTimeline,
  getStaffOrder,
  handToCarrier,
  listOrderPayments,
  listOrders,
  markDelivered,
  startPacking,
} from '#shared/orders/index.ts';
import { simulatePayment } from '#shared/payments/index.ts';
import { getOrderReviewStatus } from '#shared/reviews/index.ts';
import { createAddress } from '#shared/addresses/index.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { buying } from '#tests/support/orders.ts';
import { afterSendingBack } from '#tests/support/refunds.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const shop = buying(world);
const admin = aSharedMember(world, { role: 'admin', hasTill: true });
const packer = aSharedMember(world, { role: 'collaborator', hasTill: true });

type Step = typeof startPacking;
const work = (step: Step, id: string, who = packer) =>
  world.send(step, { params: { id }, token: who.accessToken });
const setStatus = (id: string, body: { status: 'confirmed' | 'cancelled'; reason?: string }) =>
  world.send(changeOrderStatus, { params: { id }, token: packer.accessToken, body });
const refund = (id: string) => afterSendingBack(world, { id, token: admin.accessToken });

async function aParcel() {
  const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
  const { body: address } = await world.send(createAddress, {
    token: member.accessToken,
    body: { provinceCode: 1, wardCode: 4, street: '1 Hàng Bông' },
  });
  await shop.fill(member, { product, quantity: 2 });
  const { body: order } = await shop.order(member, {
    deliveryType: 'prepaid_ship',
    addressId: address.id,
    paymentMethod: 'cash',
  });
  return { member, product, order };
}

describe('an order on its way', () => {
  it('is packed, sent and received; its goods leave the stock once, and may then be reviewed', async () => {
    const { member, product, order } = await aParcel();
    const { id } = order;
    expect((await work(startPacking, id)).body.status).toBe('packing');
    const packed = await Promise.all([work(completeUnscanned, id), work(completeUnscanned, id)]);
    expect(packed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 18, reserved: 0 });
    expect((await work(handToCarrier, id)).body.status).toBe('delivering');
    expect((await world.mailTo(member.email, 'đang được giao')).subject).toContain('đang được giao');
    const done = await world.send(completeOrder, { params: { id }, token: member.accessToken });
    // That it came is the shopper's to say; that its cash came is not.
    expect(done.body).toMatchObject({ status: 'completed', paymentStatus: 'processing', paidAmount: 0 });
    const { completedAt, returnableUntil } = done.body;
    expect(Date.parse(returnableUntil ?? '') - Date.parse(completedAt ?? '')).toBe(7 * 86_400_000);
    const { body: reviews } = await world.send(getOrderReviewStatus, {
      params: { orderId: id },
      token: member.accessToken,
    });
    expect(reviews.items).toMatchObject([{ productId: product.card.id, reviewed: false }]);
  });

  it('tells its story in order, and its way apart', async () => {
    const { member, order } = await aParcel();
    const { id } = order;
    for (const step of [startPacking, completeUnscanned, handToCarrier, markDelivered]) await work(step, id);
    const ask = { params: { id }, token: member.accessToken };
    const { body: story } = await world.send(getOrderTimeline, ask);
    expect(story.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 'confirmed', 'shopper'],
      ['confirmed', 'packing', 'staff'],
      ['packing', 'packing_completed', 'staff'],
      ['packing_completed', 'delivering', 'staff'],
      ['processing', 'paid', 'staff'],
      ['delivering', 'completed', 'staff'],
    ]);
    const { body: way } = await world.send(getOrderDeliveryLogs, ask);
    expect(way.map(({ to }) => to)).toEqual(['delivering', 'completed']);
  });

  it('counts what was sold once, and says on the card that little is left', async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'cash' }, { quantity: 3, available: 6 });
    for (const step of [startPacking, completeUnscanned, markDelivered]) await work(step, order.id);
    await world.cloud.idle();
    const { body } = await world.send(getProduct, { params: { id: product.card.id } });
    expect(body).toMatchObject({ sold: product.card.sold + 3, available: 3, stockStatus: 'low_stock' });
  });

  it('what is fetched has no carrier, and what is sent is not received before it is', async () => {
    const { order: fetched } = await shop.placed({ paymentMethod: 'cash' });
    const { order: sent } = await aParcel();
    for (const { id } of [fetched, sent])
      for (const step of [startPacking, completeUnscanned]) await work(step, id);
    expect((await work(handToCarrier, fetched.id)).failure.code).toBe('ORDER_STATE');
    expect((await work(markDelivered, sent.id)).failure.code).toBe('ORDER_STATE');
    expect((await work(markDelivered, fetched.id)).body.status).toBe('completed');
  });

  it('409 in words for a step that is not next; nothing is packed before it is paid', async () => {
    const { order } = await shop.placed();
    const early = await work(completeUnscanned, order.id);
    expect([early.status, early.failure.code]).toEqual([409, 'ORDER_STATE']);
    expect(early.failure.message).toContain('“chờ thanh toán”');
    const { status, failure } = await work(startPacking, order.id);
    expect([status, failure.code]).toEqual([409, 'ORDER_UNPAID']);
    expect(failure.message).toContain('chưa được thanh toán đủ');
    await shop.arrives(order.id, order.total);
    expect((await work(startPacking, order.id)).body).toMatchObject({
      status: 'packing',
      paymentStatus: 'paid',
    });
  });

  it('is not confirmed by anybody’s word while it waits for its money', async () => {
    const { order } = await shop.placed();
    const { status, failure } = await setStatus(order.id, { status: 'confirmed' });
    expect([status, failure.code]).toEqual([409, 'ORDER_UNPAID']);
    expect(await shop.stored(order.id)).toMatchObject({ status: 'draft', unpaidUntil: order.unpaidUntil });
  });
});

describe('calling off', () => {
  it('staff may until it has left; packed goods go back to their shelf', async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'cash' }, { quantity: 2 });
    for (const step of [startPacking, completeUnscanned]) await work(step, order.id);
    const { body } = await setStatus(order.id, { status: 'cancelled', reason: 'Hàng lỗi' });
    expect(body).toMatchObject({ status: 'cancelled', cancelReason: 'Hàng lỗi', refundDue: 0 });
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
    expect((await setStatus(order.id, { status: 'cancelled' })).status).toBe(400);
  });

  it('owes what was paid, and is refunded with it', async () => {
    const { order, member } = await shop.placed();
    await shop.arrives(order.id, order.total);
    const { body } = await setStatus(order.id, { status: 'cancelled', reason: 'Hết hàng' });
    expect(body).toMatchObject({ paymentStatus: 'paid', refundDue: order.total, flags: ['refund_due'] });
    expect(await refund(order.id)).toMatchObject({
      status: 'refunded',
      paymentStatus: 'refunded',
      refundDue: 0,
      flags: [],
    });
    expect((await world.mailTo(member.email, 'đã được hoàn')).subject).toContain('đã được hoàn');
  });

  it('what was paid too much goes back without ending the order', async () => {
    const { order } = await shop.placed();
    await shop.arrives(order.id, order.total + 5_000);
    expect(await refund(order.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      refundDue: 0,
    });
    const cancelled = await setStatus(order.id, { status: 'cancelled', reason: 'Hết hàng' });
    expect(cancelled.body.refundDue).toBe(order.total);
  });

  it('what paid an order is refunded with the last of its money, and not before', async () => {
    const { order, member } = await shop.placed();
    const params = { id: order.id };
    const token = member.accessToken;
    const body = { paymentId: order.paymentId ?? '', outcome: 'success' as const };
    expect((await world.send(simulatePayment, { token, body })).body.status).toBe('succeeded');
    const statuses = async () =>
      (await world.send(listOrderPayments, { params, token })).body.map(({ status }) => status);
    await shop.arrives(order.id, 5_000);
    await refund(order.id);
    expect(await statuses()).toEqual(['succeeded']);
    await setStatus(order.id, { status: 'cancelled', reason: 'Hết hàng' });
    expect(await statuses()).toEqual(['succeeded']);
    expect(await refund(order.id)).toMatchObject({ status: 'refunded', refundDue: 0 });
    expect(await statuses()).toEqual(['refunded']);
  });

  it('works although the product has gone since', async () => {
    const { product, order } = await shop.placed({ paymentMethod: 'cash' });
    await world.table.write(
      product.stocks.map(({ warehouseId }) => remove(productKeys.stock(product.card.id, '-', warehouseId))),
    );
    const asked = { id: order.id, asker: shopRequester, by: 'staff', reason: 'Ngừng bán' } as const;
    const after = await callOff(contextOf(world.table), asked);
    expect(after).toMatchObject({ status: 'cancelled', holdings: [] });
  });
});

describe('who may', () => {
  it('404: an order there is none of', async () => {
    expect((await work(startPacking, 'nothing')).failure.code).toBe('ORDER_NOT_FOUND');
  });
});

it('tells nobody who works on an order, or placed it, what its goods cost the shop', async () => {
  const product = await shop.onSale({ available: 9 });
  const shelf = productKeys.stock(product.card.id, '-', warehouse.id);
  await world.table.write([update(shelf, { set: { cost: 43_210.5 } })]);
  const member = await world.aMember();
  await shop.fill(member, { product, quantity: 2 });
  const placed = await shop.order(member, { paymentMethod: 'cash' });
  const { id } = placed.body;
  expect((await shop.stored(id)).items).toMatchObject([{ cost: 43_210.5 }]);
  const sessionId = await shop.aGuestCart({ product });
  const guest = await shop.orderAsGuest(sessionId);
  const token = member.accessToken;
  const told = [
    placed,
    guest,
    await world.send(getOrder, { params: { id }, token }),
    await world.send(listOrders, { token }),
    await world.send(getStaffOrder, { params: { id }, token: packer.accessToken }),
    await work(startPacking, id),
    await work(completeUnscanned, id),
  ];
  for (const { status, body } of told) {
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).not.toMatch(/"cost"|43210/);
  }
});
