import { describe, expect, it } from 'vitest';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { costsOfStaffOrders } from '#functions/domain/orders/placing/cost-repair.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { profitRows } from '#functions/domain/reports/profit/profit-rows.ts';
import { activityPartition } from '#functions/platform/records/activity.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const [tea, honey] = [aProduct({ name: 'Trà' }), aProduct({ name: 'Mật' })];
const buyer = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
const line = anOrderItem(tea, 2);

const held = (product: typeof tea, quantity: number, warehouseId = warehouse.id) => ({
  productId: product.card.id,
  variantId: noVariantId,
  warehouseId,
  quantity,
});
type Costs = readonly (readonly [product: typeof tea, warehouseId: string, cost: number])[];

/** An order from before staff's orders kept the cost of their lines, and what the shelves cost today. */
function aWorld(given: Partial<StoredOrder> = {}, costs: Costs = [[tea, warehouse.id, 30_000]]) {
  const { table, put, rows } = memoryTable();
  const order = aStoredOrder(buyer, [line], { placedBy: 'thu', holdings: [held(tea, 2)], ...given });
  put([
    orderRecord.item(order),
    ...costs.map(([product, warehouseId, cost]) => ({
      ...productKeys.stock(product.card.id, noVariantId, warehouseId),
      entity: 'stock',
      cost,
    })),
  ]);
  const context = contextOf(table);
  const now = async () => {
    const found = await findOrder(context, order.id);
    if (!found) throw new Error('It is gone');
    return found;
  };
  const stored = () =>
    rows().find(({ pk, sk }) => pk === orderKeys.head(order.id).pk && sk === 'HEAD') as Item;
  return {
    table,
    context,
    order,
    now,
    stored,
    repair: (at = table) => costsOfStaffOrders.repair(contextOf(at), stored()),
    costs: async () => (await now()).items.map(({ cost }) => cost),
    history: () => rows().filter(({ pk }) => pk === activityPartition('order', order.id)),
  };
}

describe('orders that staff wrote before these kept what goods cost', () => {
  it('get the cost of the shelf today once, which the profit report then counts', async () => {
    const world = aWorld();
    expect(profitRows(world.order).profit[0]).toMatchObject({ cost: 0 });
    expect(await world.repair()).toBe(true);
    expect(await world.costs()).toEqual([30_000]);
    const [row] = profitRows(await world.now()).profit;
    expect(row).toMatchObject({ cost: 60_000, unknown: 0 });
    expect(await world.repair()).toBe(false);
    expect((await world.now()).version).toBe(world.order.version + 1);
  });

  it('have the repair in their history, which names no cost', async () => {
    const world = aWorld();
    await world.repair();
    const [line, ...others] = world.history();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ act: 'changed', who: null });
    expect(line?.['fields']).toContainEqual({ field: 'itemCosts', from: null, to: `2 × ${tea.card.name}` });
    expect(JSON.stringify(world.history())).not.toContain('30000');
  });

  it.each<[string, Partial<StoredOrder>, Costs, (number | undefined)[]]>([
    ['stay unknown where the shelf says nothing', {}, [[tea, warehouse.id, 0]], [undefined]],
    ['stay unknown where the shelf is gone', {}, [], [undefined]],
    [
      'stay unknown where nothing was taken from a shelf',
      { holdings: [] },
      [[tea, warehouse.id, 1]],
      [undefined],
    ],
    [
      'get the average of the shelves they were taken from',
      { holdings: [held(tea, 1), held(tea, 3, 'far')] },
      [
        [tea, warehouse.id, 10_000],
        [tea, 'far', 20_000],
        [tea, 'else', 1],
      ],
      [17_500],
    ],
    [
      'keep what is known of the other lines',
      {
        items: [{ ...line, cost: 25_000 }, { ...anOrderItem(honey, 1) }],
        holdings: [held(tea, 2), held(honey, 1)],
      },
      [
        [tea, warehouse.id, 30_000],
        [honey, warehouse.id, 9_000],
      ],
      [25_000, 9_000],
    ],
  ])('%s', async (_, given, costs, expected) => {
    const world = aWorld(given, costs);
    expect(await world.repair()).toBe(expected.some((cost) => cost !== undefined));
    expect(await world.costs()).toEqual(expected);
  });

  it.each([
    [5_000, 2 * 30_000 + 5_000],
    [0, undefined],
  ])('of a combo get what all in it costs: with the second part at %j, %j', async (second, expected) => {
    const part = (product: typeof tea, quantity: number) => ({
      ...anOrderItem(product, 1),
      variantId: null,
      code: product.card.code,
      share: 1,
      quantity,
    });
    const combo = { ...line, quantity: 1, parts: [part(tea, 2), part(honey, 1)] };
    const holdings = [held(tea, 2), held(honey, 1)];
    const world = aWorld({ items: [combo], holdings }, [
      [tea, warehouse.id, 30_000],
      [honey, warehouse.id, second],
    ]);
    await world.repair();
    expect(await world.costs()).toEqual([expected]);
  });

  it('are left alone where a shopper ordered, or every line is known', async () => {
    expect(await aWorld({ placedBy: null }).repair()).toBe(false);
    expect(await aWorld({ items: [{ ...line, cost: 1 }] }).repair()).toBe(false);
  });

  it('are looked at again where somebody changed them meanwhile, and nothing of that is lost', async () => {
    const world = aWorld();
    const { table, happened } = meanwhile(world.table, async () => {
      const { writes } = orderRecord.replace(await world.now(), { notes: 'Gọi trước' });
      await world.table.write(writes);
    });
    expect(await world.repair(table)).toBe(true);
    expect(happened()).toBe(true);
    expect(await world.now()).toMatchObject({ notes: 'Gọi trước', items: [{ cost: 30_000 }] });
  });

  it('are passed over where they are gone meanwhile', async () => {
    const world = aWorld();
    const { table: empty } = memoryTable();
    expect(await world.repair(empty)).toBe(false);
  });
});
