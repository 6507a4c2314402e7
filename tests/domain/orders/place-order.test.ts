import { expect, it } from 'vitest';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/product-offers.ts';
import { orderDeps, type Ordering } from '#functions/domain/orders/order-deps.ts';
import type { Placing, PlacingRefusal } from '#functions/domain/orders/order-repository.ts';
import { placeOrder, type Wish } from '#functions/domain/orders/place-order.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const userId = 'lan';
const owner = memberOwner(userId);
const ordering: Ordering = {
  buyer: { kind: 'member', userId },
  owner,
  voucherIds: [],
  deliveryType: 'warehouse_pickup',
  pickupWarehouseId: warehouse.id,
  receiver: () =>
    Promise.resolve({
      customer: { fullName: 'Lan', phone: '0912345678', email: 'lan@example.com' },
      shippingAddress: null,
    }),
  paymentMethod: 'cash',
  paymentProvider: null,
  notes: '',
  vatInvoice: null,
  saleChannelId: 'website',
  language: 'vi',
};

/** A cart with one thing in it, at a table that refuses so many times before it writes. */
async function aCart(refusals: PlacingRefusal[] = []) {
  const { table, put, rows } = memoryTable();
  const product = aProduct({ name: 'Gạo', price: 50_000, available: 3 });
  put([...productItems(product), warehouseItem(aWarehouse())]);
  const offer = await findOffer(table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  put([lineItem(owner, newLine(offer, 2, new Date().toISOString()))]);
  const deps = orderDeps(table);
  const left = [...refusals];
  const place = async (placing: Placing) => left.shift() ?? deps.orders.place(placing);
  const orders = { ...deps.orders, place };
  const order = (wish: Partial<Wish> = {}) =>
    placeOrder({ ...deps, orders }, ordering, { requestKey: 'wish-0001', ...wish });
  return { order, left, kinds: () => rows().map(({ entity }) => entity) };
}

it('looks again and again while others are in the way', async () => {
  const { order, left } = await aCart(['crowded', 'stock-gone', 'cart-moved', 'code-taken', 'crowded']);
  expect(await order()).toMatchObject({ status: 'confirmed', total: 100_000 });
  expect(left).toEqual([]);
});

it('says so, for the client to try again, when the crowd does not thin', async () => {
  const { order, kinds } = await aCart(Array.from({ length: 50 }, () => 'crowded' as const));
  await expect(order()).rejects.toMatchObject({ code: 'STALE_STATE', status: 409 });
  expect(kinds()).not.toContain('order');
});

it('charges nothing but what was agreed to', async () => {
  const { order } = await aCart();
  await expect(order({ expectedTotal: 99_000 })).rejects.toMatchObject({
    code: 'ORDER_CHANGED',
    details: { params: { total: 100_000, subtotal: 100_000, tax: 0, shippingFee: 0, voucherDiscount: 0 } },
  });
  expect((await order({ expectedTotal: 100_000 })).total).toBe(100_000);
});

it('writes everything that belongs to an order, and nothing of the cart stays', async () => {
  const { order, kinds } = await aCart();
  await order();
  expect(kinds()).toEqual(expect.arrayContaining(['order', 'order-event', 'order-claim', 'mail']));
  expect(kinds()).not.toContain('cart-line');
});
