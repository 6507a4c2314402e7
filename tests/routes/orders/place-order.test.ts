import { describe, expect, it } from 'vitest';
import { listUserVouchers } from '#shared/vouchers/index.ts';
import { createOrder, getOrder, listOrders, quoteOrder } from '#shared/orders/index.ts';
import { lineOf } from '#tests/routes/cart/carts.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { buying } from '#tests/support/orders.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';
import { aMemberVoucher, daysFromNow, handOut } from '#tests/support/vouchers.ts';

const world = aSharedWorld();
const shop = buying(world);

describe('an order', () => {
  it('201: holds the stock, empties the cart, waits for its money and is written about', async () => {
    const { member, product, order } = await shop.placed({ notes: 'Gọi trước' }, { quantity: 3 });
    expect(order).toMatchObject({
      status: 'draft',
      paymentStatus: 'processing',
      total: 300_000,
      customer: { fullName: member.fullName, phone: member.phoneNumber, email: member.email },
      pickupWarehouse: { id: warehouse.id },
      notes: 'Gọi trước',
      payment: { status: 'pending', provider: 'vietqr', amount: 300_000 },
    });
    expect(order.code).toMatch(/^CL\d{6}[0-9A-Z]{5}$/);
    expect(order.paymentId).toBe(order.payment?.id);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 3 });
    expect((await shop.cartOf(member)).items).toEqual([]);
    const mail = await world.mailTo(member.email);
    expect(mail.subject).toContain(order.code);
    expect(mail.text).toContain('3 × Gạo nếp nương: 300.000 ₫');
  });

  it('costs exactly what was quoted, to the đồng, with vouchers and shipping', async () => {
    const [member, rice, book] = await Promise.all([
      world.aMember(),
      shop.onSale({ price: 99_999, taxType: 'eight' }),
      shop.onSale({ price: 45_333, taxType: 'five' }),
    ]);
    await shop.fill(member, { product: rice, quantity: 2 }, { product: book, quantity: 3 });
    const voucher = aMemberVoucher(member.id, { type: 'discount_percentage', discountPercentage: 7 });
    await handOut(world, [voucher]);
    const wanted = {
      deliveryType: 'warehouse_pickup' as const,
      pickupWarehouseId: warehouse.id,
      voucherIds: [voucher.id],
    };
    const { body: quote } = await world.send(quoteOrder, { token: member.accessToken, body: wanted });
    const { body: order } = await shop.order(member, { ...wanted, expectedTotal: quote.total });
    const { subtotal, tax, shippingFee, voucherDiscount, total } = quote;
    expect(order).toMatchObject({ subtotal, tax, shippingFee, voucherDiscount, total });
    expect(subtotal).toBe(2 * 107_999 + 3 * 47_600);
    expect(total).toBe(subtotal - Math.floor((subtotal * 7) / 100));
  });

  it('takes only the lines that were named, and leaves those saved for later', async () => {
    const [member, a, b] = await Promise.all([world.aMember(), shop.onSale(), shop.onSale()]);
    await shop.fill(member, { product: a }, { product: b });
    const { body } = await shop.order(member, { cartItemIds: [lineOf(a)] });
    expect(body.items.map(({ productId }) => productId)).toEqual([a.card.id]);
    expect((await shop.cartOf(member)).items.map(({ productId }) => productId)).toEqual([b.card.id]);
  });

  it('is confirmed at once where nothing is paid first', async () => {
    const { order } = await shop.placed({ paymentMethod: 'cash' });
    expect(order).toMatchObject({ status: 'confirmed', payment: null, unpaidUntil: null });
  });

  it('is placed once however often its request is sent, at the same moment and later', async () => {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
    await shop.fill(member, { product, quantity: 2 });
    const body = shop.orderBody();
    const send = () => world.send(createOrder, { token: member.accessToken, body });
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    const later = await send();
    expect(new Set([...answers, later].map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...answers, later].map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await shop.shelfOf(product)).toEqual({ onHand: 20, reserved: 2 });
    const { body: list } = await world.send(listOrders, { token: member.accessToken });
    expect(list.data).toHaveLength(1);
  });

  it('one voucher is spent by one of many orders', async () => {
    const member = await world.aMember();
    const products = await Promise.all(Array.from({ length: 8 }, () => shop.onSale()));
    await shop.fill(member, ...products.map((product) => ({ product })));
    const voucher = aMemberVoucher(member.id);
    await handOut(world, [voucher]);
    const answers = await Promise.all(
      products.map((product) =>
        shop.order(member, { cartItemIds: [lineOf(product)], voucherIds: [voucher.id] }),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won.map(({ body }) => body.voucherDiscount)).toEqual([20_000]);
    for (const { status, failure } of answers.filter((answer) => !won.includes(answer)))
      expect([status, failure.code]).toEqual([422, 'VOUCHER_REFUSED']);
    const { body: wallet } = await world.send(listUserVouchers, { token: member.accessToken });
    expect(wallet.data[0]).toMatchObject({ status: 'used', orderId: won[0]?.body.id });
  });
});

describe('refused', () => {
  const refusalOf = async (given: Parameters<typeof shop.order>[1], { quantity = 1 } = {}) => {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale({ available: 5 })]);
    await shop.fill(member, { product, quantity });
    const { status, failure } = await shop.order(member, given);
    // Nothing was taken, and the cart is as it was.
    expect((await shop.shelfOf(product)).reserved).toBe(0);
    expect((await shop.cartOf(member)).items).toHaveLength(1);
    return { status, code: failure.code, params: failure.params };
  };

  it.each([
    [422, 'PICKUP_REQUIRED', { pickupWarehouseId: null }],
    [422, 'UNKNOWN_WAREHOUSE', { pickupWarehouseId: 'wh-nowhere' }],
    [422, 'ADDRESS_REQUIRED', { deliveryType: 'prepaid_ship' }],
    [422, 'ADDRESS_NOT_FOUND', { deliveryType: 'prepaid_ship', addressId: 'of-somebody-else' }],
    [422, 'PAYMENT_METHOD_UNKNOWN', { paymentMethod: 'other' }],
    [422, 'PAYMENT_METHOD_UNKNOWN', { paymentMethod: 'transfer', paymentProvider: 'stripe' }],
    [422, 'VOUCHER_REFUSED', { voucherIds: ['of-somebody-else'] }],
    [422, 'CART_EMPTY', { cartItemIds: ['nothing~-'] }],
    [409, 'ORDER_CHANGED', { expectedTotal: 99_999 }],
    [400, 'BAD_REQUEST', { clientRequestId: 'short' }],
    [400, 'BAD_REQUEST', { vatInvoice: { companyName: 'A', taxCode: 'x', address: '', email: 'no' } }],
  ] as const)('%i %s', async (status, code, given) => {
    const refusal = await refusalOf(given as Parameters<typeof shop.order>[1]);
    expect(refusal).toMatchObject({ status: code === 'ADDRESS_NOT_FOUND' ? 404 : status, code });
  });

  it('409 ORDER_CHANGED: names the new numbers', async () => {
    const { params } = await refusalOf({ expectedTotal: 1 });
    expect(params).toMatchObject({ total: 100_000, subtotal: 100_000, shippingFee: 0, voucherDiscount: 0 });
  });

  it('422 VOUCHER_REFUSED: says why, and how much is missing', async () => {
    const [member, product] = await Promise.all([world.aMember(), shop.onSale()]);
    await shop.fill(member, { product });
    const dear = aMemberVoucher(member.id, { minOrderAmount: 150_000 });
    const old = aMemberVoucher(member.id, { validTo: daysFromNow(-1) });
    const ship = aMemberVoucher(member.id, { type: 'free_shipping', freeShippingAmount: 9_000 });
    await handOut(world, [dear, old, ship]);
    const why = async (id: string) => (await shop.order(member, { voucherIds: [id] })).failure;
    expect(await why(dear.id)).toMatchObject({
      code: 'VOUCHER_REFUSED',
      params: { why: 'below-minimum', missing: '50.000 ₫' },
    });
    expect((await why(dear.id)).message).toContain('Mua thêm 50.000 ₫');
    expect((await why(old.id)).params).toMatchObject({ why: 'expired' });
    expect((await why(ship.id)).params).toMatchObject({ why: 'no-shipping-fee' });
  });

  it('says by its own name what stands in the way since it was put into the cart', async () => {
    const [member, few, sold, gone] = await Promise.all([
      world.aMember(),
      shop.onSale(),
      shop.onSale(),
      shop.onSale(),
    ]);
    const [rationed, bundled] = [await shop.onSale(), await shop.onSale()];
    for (const product of [few, sold, gone, rationed, bundled])
      await shop.fill(member, { product, quantity: 2 });
    await shop.becomes(few, {}, 1);
    await shop.becomes(sold, {}, 0);
    await shop.becomes(gone, { isActive: false });
    await shop.becomes(rationed, { maxQuantity: 1 });
    await shop.becomes(bundled, { minQuantity: 3 });
    const why = async (product: typeof sold, given = {}) => {
      const { failure } = await shop.order(member, { cartItemIds: [lineOf(product)], ...given });
      return [failure.statusCode, failure.code, failure.message];
    };
    expect(await why(few)).toEqual([
      409,
      'INSUFFICIENT_STOCK',
      'Chỉ còn 1 sản phẩm. Vui lòng giảm số lượng.',
    ]);
    expect((await why(sold)).slice(0, 2)).toEqual([409, 'OUT_OF_STOCK']);
    expect((await why(gone)).slice(0, 2)).toEqual([409, 'PRODUCT_UNAVAILABLE']);
    expect(await why(rationed)).toMatchObject([422, 'ABOVE_MAXIMUM', expect.stringContaining('tối đa 1')]);
    expect((await why(bundled)).slice(0, 2)).toEqual([422, 'BELOW_MINIMUM']);
    const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });
    await world.write([warehouseItem(far)]);
    const here = await shop.onSale();
    await shop.fill(member, { product: here, quantity: 2 });
    const [, code, message] = await why(here, { pickupWarehouseId: far.id });
    expect([code, message]).toEqual(['PICKUP_SHORT', expect.stringContaining('Kho xa không còn đủ')]);
  });

  it('404: what is somebody else’s', async () => {
    const { order } = await shop.placed();
    const stranger = await world.aMember();
    const { status, failure } = await world.send(getOrder, {
      params: { id: order.id },
      token: stranger.accessToken,
    });
    expect([status, failure.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});
