import { describe, expect, it } from 'vitest';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { productKeys, wholeProduct } from '#functions/domain/catalogue/catalogue-keys.ts';
import { placeOrder } from '#functions/domain/checkout/place-order.ts';
import { withCosts } from '#functions/domain/orders/placing/line-costs.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { config } from './doing-surroundings.ts';

const owner = memberOwner('lan');
const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });

type Shelf = { warehouseId: string; onHand: number; cost: number };

/** An order of so many pieces of one thing, which lies on these shelves; with the trips it took to place it. */
async function ordered(quantity: number, shelves: readonly Shelf[]) {
  let trips = 0;
  const { table, put } = memoryTable(async () => {
    trips += 1;
  });
  const made = aProduct({ name: 'Gạo', price: 50_000, available: 0 });
  const stocks = shelves.map(({ warehouseId, onHand }) => ({
    variantId: wholeProduct,
    warehouseId,
    warehouseName: warehouseId,
    province: 'Hà Nội',
    onHand,
    reserved: 0,
  }));
  const product = {
    ...made,
    stocks,
    card: { ...made.card, warehouseIds: shelves.map(({ warehouseId }) => warehouseId) },
  };
  put([...productItems(product), warehouseItem(aWarehouse()), warehouseItem(far)]);
  const shelfOf = (warehouseId: string) => productKeys.stock(product.card.id, wholeProduct, warehouseId);
  for (const { warehouseId, cost } of shelves)
    await table.write([update(shelfOf(warehouseId), { set: { cost } })]);
  const offer = await findOffer(table, product.card.id);
  if (typeof offer !== 'object') throw new Error('The product is not on sale');
  put([lineItem(owner, newLine(offer, quantity, new Date().toISOString()))]);
  trips = 0;
  const { order } = await placeOrder(contextOf(table), {
    config,
    input: {
      buyer: { kind: 'member', userId: 'lan' },
      owner,
      voucherIds: [],
      deliveryType: 'warehouse_pickup',
      pickupWarehouseId: warehouse.id,
      requestKey: 'wish-0001',
      asked: {},
      customer: { fullName: 'Lan', phone: '0912345678', email: 'lan@example.com' },
      shipTo: null,
      paymentMethod: 'cash',
      paymentProvider: null,
      notes: '',
      vatInvoice: null,
      saleChannelId: 'website',
      language: 'vi',
    },
  });
  const placed = trips;
  const stored = await findOrder({ table }, order.id);
  if (!stored) throw new Error('There is no order');
  return { table, stored, shelfOf, trips: placed };
}

const here = (onHand: number, cost: number): Shelf => ({ warehouseId: warehouse.id, onHand, cost });
const costsOf = ({ stored }: Awaited<ReturnType<typeof ordered>>) => stored.items.map(({ cost }) => cost);

describe('what a line cost the shop', () => {
  it('is kept as it was on the shelf it is taken from, whatever is bought later', async () => {
    const order = await ordered(2, [here(5, 31_250.55), { warehouseId: far.id, onHand: 9, cost: 99_000 }]);
    expect(costsOf(order)).toEqual([31_250.55]);
    await order.table.write([update(order.shelfOf(warehouse.id), { set: { cost: 40_000 } })]);
    expect((await findOrder(order, order.stored.id))?.items[0]?.cost).toBe(31_250.55);
  });

  it('is not said where nobody knows', async () => {
    const { stored } = await ordered(2, [here(5, 0)]);
    expect(stored.items[0]).not.toHaveProperty('cost');
  });

  it.each([
    [[3, 1], [10_000, 20_000], 12_500],
    [[1, 2], [10_000, 10_000.5], 10_000.33],
    [[1, 1], [10_000, 0], undefined],
  ])('is the average of %j pieces at %j: %j', (pieces, costs, cost) => {
    const product = aProduct({ name: 'Gạo' });
    const name = { productId: product.card.id, variantId: wholeProduct };
    const shelves = costs.map((each, place) => ({ ...name, warehouseId: `kho-${place}`, cost: each }));
    const line = { ...name, quantity: 4 };
    const quote = {
      items: [anOrderItem(product, 4)],
      basket: [{ line, offer: { card: product.card, stocks: shelves } }],
      takings: pieces.map((quantity, place) => ({ ...name, warehouseId: `kho-${place}`, quantity })),
    };
    // As much of a quote as lines are made of.
    const [item] = withCosts(quote as unknown as Parameters<typeof withCosts>[0]);
    expect(item?.cost).toBe(cost);
  });

  it.each([
    [[10_000, 5_000], 25_000],
    [[10_000, 0], undefined],
  ])('of a combo is that of all in it: parts at %j make %j', (costs, cost) => {
    const combo = aProduct({ name: 'Giỏ Tết' });
    const parts = costs.map((each, place) => {
      const { card } = aProduct({ name: `Phần ${place}` });
      const shelf = { variantId: wholeProduct, warehouseId: 'kho', cost: each };
      return { productId: card.id, quantity: 2 - place, offer: { card, stocks: [shelf] } };
    });
    const line = { productId: combo.card.id, variantId: wholeProduct, quantity: 3 };
    const quote = {
      items: [anOrderItem(combo, 3)],
      basket: [{ line, offer: { card: { ...combo.card, type: 'combo' }, stocks: [], parts } }],
      takings: parts.map(({ productId, quantity }) => ({
        productId,
        variantId: wholeProduct,
        warehouseId: 'kho',
        quantity: quantity * 3,
      })),
    };
    const [item] = withCosts(quote as unknown as Parameters<typeof withCosts>[0]);
    expect(item?.cost).toBe(cost);
  });

  it('takes no trip more to the table', async () => {
    const [known, unknown] = [await ordered(2, [here(5, 30_000)]), await ordered(2, [here(5, 0)])];
    expect(known.trips).toBe(unknown.trips);
    // As many as before anybody asked for costs.
    expect(known.trips).toBe(5);
  });

  it('is shown to nobody with the order', async () => {
    const { stored } = await ordered(2, [here(5, 31_250.55)]);
    for (const shown of [toOrder(stored), toStaffOrder(stored)])
      expect(JSON.stringify(shown)).not.toMatch(/"cost"|31250/);
  });
});
