import { describe, expect, it } from 'vitest';
import {
  cancelGuestOrder,
  createGuestOrder,
  createGuestPayment,
  getGuestPaymentStatus,
  listGuestOrderPayments,
  listPickupOptions,
  quoteGuestOrder,
  selectWarehouse,
  validateGuestCart,
} from '#shared/orders/index.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { buying, hanoi, newRequest } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { freshEmail } from '#tests/support/world.ts';

const world = aSharedWorld();
const shop = buying(world);

describe('ordering', () => {
  it('201: without a name or number, where it is fetched at a counter', async () => {
    const email = freshEmail();
    const { order, product } = await shop.placedAsGuest({ customer: { email: email.toUpperCase() } });
    expect(order).toMatchObject({
      status: 'draft',
      deliveryType: 'warehouse_pickup',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      customer: { fullName: 'Khách hàng', phone: '0000000000', email },
      payment: { status: 'pending', pollingUrl: `/api/public/payments/${order.paymentId}/status` },
    });
    expect(await shop.shelfOf(product)).toMatchObject({ reserved: 2 });
    expect((await world.mailTo(email)).text).toContain(`/e-commerce/orders/guest#id=${order.id}&token=`);
  });

  it('201: as little as can be said is enough, and what was said stands in it', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    await world.send(selectWarehouse, { body: { sessionId, warehouseId: warehouse.id } });
    const body = { sessionId, customer: { email: freshEmail() }, saleChannelId: 'store' as const };
    const { status, body: order } = await world.send(createGuestOrder, { body });
    expect(status).toBe(201);
    expect(order).toMatchObject({
      deliveryType: 'warehouse_pickup',
      paymentMethod: 'transfer',
      paymentProvider: 'vietqr',
      saleChannelId: 'store',
      pickupWarehouse: { id: warehouse.id },
    });
  });

  it('201: sent home, named by codes only, and counted as the quote said', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    const shippingAddress = {
      recipientName: 'Lê Văn Khách',
      phone: '0912 345 678',
      street: '1 Hàng Bông',
      ...hanoi,
    };
    const wish = { sessionId, deliveryType: 'prepaid_ship' as const, shippingAddress };
    const { body: quote } = await world.send(quoteGuestOrder, { body: wish });
    expect(quote.shippingFee).toBeGreaterThan(0);
    const { body } = await shop.orderAsGuest(sessionId, { ...wish, expectedTotal: quote.total });
    expect(body).toMatchObject({
      total: quote.total,
      customer: { fullName: 'Lê Văn Khách', phone: '0912345678' },
      shippingAddress: { province: 'Thành phố Hà Nội', street: '1 Hàng Bông' },
    });
  });

  it('422: a parcel to nobody, or to nowhere', async () => {
    const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
    const shippingAddress = { recipientName: 'Khách', phone: '0000000000', street: 'Đâu đó', ...hanoi };
    const send = async (given: Parameters<typeof shop.orderAsGuest>[1]) =>
      (await shop.orderAsGuest(sessionId, { deliveryType: 'prepaid_ship', ...given })).failure.code;
    expect(await send({})).toBe('ADDRESS_REQUIRED');
    expect(await send({ shippingAddress })).toBe('CONTACT_REQUIRED');
    expect(
      await send({ shippingAddress: { ...shippingAddress, phone: '0912345678', provinceCode: 9999 } }),
    ).toBe('UNKNOWN_PROVINCE');
  });

  it('400 without an e-mail; 404 for a session that never began', async () => {
    const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
    const nameless = { customer: { fullName: 'Khách' } } as never;
    expect((await shop.orderAsGuest(sessionId, nameless)).status).toBe(400);
    expect((await shop.orderAsGuest('g-unknown')).failure.code).toBe('SESSION_NOT_FOUND');
  });

  it('looks first whether the cart can be ordered, and where it can be fetched', async () => {
    const product = await shop.onSale({ available: 3 });
    const sessionId = await shop.aGuestCart({ product, quantity: 3 });
    const validate = async () => (await world.send(validateGuestCart, { body: { sessionId } })).body;
    const options = async () => (await world.send(listPickupOptions, { query: { sessionId } })).body;
    expect(await validate()).toEqual({ valid: true, issues: [] });
    expect(await options()).toContainEqual(
      expect.objectContaining({ id: warehouse.id, hasEverything: true, missing: 0 }),
    );
    await shop.becomes(product, {}, 2);
    expect(await validate()).toMatchObject({
      valid: false,
      issues: [{ state: 'short', wanted: 3, available: 2 }],
    });
    expect((await options()).find(({ id }) => id === warehouse.id)).toMatchObject({ missing: 1 });
  });

  it('422: near a province there is not', async () => {
    const sessionId = await shop.aGuestCart({ product: await shop.onSale() });
    const near = (provinceCode: number) =>
      world.send(listPickupOptions, { query: { sessionId, provinceCode } });
    expect((await near(1)).status).toBe(200);
    expect((await near(9999)).failure.code).toBe('UNKNOWN_PROVINCE');
  });

  it('remembers the counter that was chosen', async () => {
    const product = await shop.onSale();
    const sessionId = await shop.aGuestCart({ product });
    const choose = (warehouseId: string) => world.send(selectWarehouse, { body: { sessionId, warehouseId } });
    expect((await choose('wh-nowhere')).failure.code).toBe('UNKNOWN_WAREHOUSE');
    expect((await choose(warehouse.id)).body).toEqual({ selectedWarehouseId: warehouse.id });
    const { body } = await shop.orderAsGuest(sessionId, { pickupWarehouseId: undefined });
    expect(body.pickupWarehouse?.id).toBe(warehouse.id);
  });
});

it('paying: a new code ends the last, and only the proof shows how it stands', async () => {
  const { order, sessionId } = await shop.placedAsGuest();
  const [params, query] = [{ id: order.id }, { sessionId }];
  const again = await world.send(createGuestPayment, {
    params,
    query,
    body: { method: 'transfer', idempotencyKey: newRequest() },
  });
  expect(again).toMatchObject({ status: 201, body: { status: 'pending', orderId: order.id } });
  const { body: payments } = await world.send(listGuestOrderPayments, { params, query });
  expect(payments.map(({ id, status }) => [id, status])).toEqual([
    [again.body.id, 'pending'],
    [order.paymentId, 'cancelled'],
  ]);
  const ask = (proof: Record<string, string>) =>
    world.send(getGuestPaymentStatus, { params: { id: again.body.id }, query: proof });
  expect((await ask({ sessionId })).body.status).toBe('pending');
  expect((await ask({ sessionId: 'g1' })).failure.code).toBe('PAYMENT_NOT_FOUND');
});

it('calling it off: the stock is free again, the payment ends, and it happens once', async () => {
  const { order, product, sessionId } = await shop.placedAsGuest();
  const cancel = (query: Record<string, string>) =>
    world.send(cancelGuestOrder, { params: { id: order.id }, query, body: { reason: 'Đổi ý' } });
  expect((await cancel({ sessionId: 'g1' })).status).toBe(404);
  const answers = await Promise.all([cancel({ sessionId }), cancel({ sessionId }), cancel({ sessionId })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 0 });
  const { body } = await world.send(listGuestOrderPayments, {
    params: { id: order.id },
    query: { sessionId },
  });
  expect(body.map(({ status }) => status)).toEqual(['cancelled']);
});
