import { describe, expect, it } from 'vitest';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { editLines } from '#functions/domain/orders/editing/edit-lines.ts';
import { withCosts } from '#functions/domain/orders/placing/line-costs.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { toStaffOrder } from '#functions/domain/orders/reading/to-staff-order.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { far, here, ordered } from '../support/ordered-product.ts';

const costsOf = ({ stored }: Awaited<ReturnType<typeof ordered>>) => stored.items.map(({ cost }) => cost);

describe('what a line cost the shop', () => {
  it('is kept as it was on the shelf it is taken from, whatever is bought later', async () => {
    const order = await ordered(2, [here(5, 31_250.55), { warehouseId: far.id, onHand: 9, cost: 99_000 }]);
    expect(costsOf(order)).toEqual([31_250.55]);
    await order.table.write([update(order.shelfOf(warehouse.id), { set: { cost: 40_000 } })]);
    expect((await findOrder(order, order.stored.id))?.items[0]?.cost).toBe(31_250.55);
  });

  it('is kept of an order that staff write down, too, in as many trips', async () => {
    const shelves = [here(5, 31_250.55), { warehouseId: far.id, onHand: 9, cost: 99_000 }];
    const order = await ordered(2, shelves, 'staff');
    expect(costsOf(order)).toEqual([31_250.55]);
    expect(order.trips).toBe(5);
  });

  it('is kept of what staff add to an order later', async () => {
    const order = await ordered(2, [here(5, 31_250.55)]);
    const lines = [{ productId: order.product.card.id, variantId: null, quantity: 3 }];
    const unknown = { ...order.stored, items: [] };
    const { offers } = await editLines(contextOf(order.table), unknown, { lines, prices: 'today' });
    expect([...offers.values()].map(({ stocks }) => stocks)).toMatchObject([[{ cost: 31_250.55 }]]);
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
    const name = { productId: product.card.id, variantId: noVariantId };
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
      const shelf = { variantId: noVariantId, warehouseId: 'kho', cost: each };
      return { productId: card.id, quantity: 2 - place, offer: { card, stocks: [shelf] } };
    });
    const line = { productId: combo.card.id, variantId: noVariantId, quantity: 3 };
    const quote = {
      items: [anOrderItem(combo, 3)],
      basket: [{ line, offer: { card: { ...combo.card, type: 'combo' }, stocks: [], parts } }],
      takings: parts.map(({ productId, quantity }) => ({
        productId,
        variantId: noVariantId,
        warehouseId: 'kho',
        quantity: quantity * 3,
      })),
    };
    const [item] = withCosts(quote as unknown as Parameters<typeof withCosts>[0]);
    expect(item?.cost).toBe(cost);
  });

  it('is that of its own variant, whatever another of the same goods costs', () => {
    const { card } = aProduct({ name: 'Áo' });
    const costs = { do: 10_000, xanh: 30_000 };
    const variants = Object.entries(costs).map(([variantId, cost]) => ({
      name: { productId: card.id, variantId },
      offer: { card, variant: { id: variantId }, stocks: [{ variantId, warehouseId: 'kho', cost }] },
    }));
    const quote = {
      items: variants.map(({ name }) => ({ ...anOrderItem(aProduct({ name: 'Áo' }), 1), ...name })),
      basket: variants.map(({ name, offer }) => ({ line: { ...name, quantity: 1 }, offer })),
      takings: variants.map(({ name }) => ({ ...name, warehouseId: 'kho', quantity: 1 })),
    };
    const lines = withCosts(quote as unknown as Parameters<typeof withCosts>[0]);
    expect(lines.map(({ cost }) => cost)).toEqual([10_000, 30_000]);
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
