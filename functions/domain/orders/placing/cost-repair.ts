import * as z from 'zod';
import { unitCostOf } from '#shared/inventory/unit-cost.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { listed } from '#functions/platform/records/audited-fields.ts';
import type { Repair } from '#functions/platform/rewrites/rewrite.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Holding, orderRecord, type StoredOrder } from '../order-record.ts';
import { averageCost } from './line-costs.ts';

type Line = StoredOrder['items'][number];

/** Orders written by staff; those with a line of unknown cost are repaired. */
const Head = z.object({
  id: z.string(),
  placedBy: z.string(),
  items: z.array(z.object({ cost: z.number().optional() })),
});
const Shelf = z.object({ cost: z.number().default(0) });

/** DynamoDB's limit of keys in one batch read. */
const keysAtOnce = 100;

async function shelfCosts(table: Reads, holdings: readonly Holding[]): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const some of chunk(holdings, keysAtOnce)) {
    const shelves = await table.getMany(some.map((held) => [shelfKey(held), Shelf] as const));
    for (const [place, held] of some.entries()) costs.set(shelfId(held), shelves[place]?.cost ?? 0);
  }
  return costs;
}

/** Unit cost of a line by the current valuation of its shelves; a combo sums up its parts. */
function costNow({ parts, ...item }: Line, holdings: readonly Holding[], costs: ReadonlyMap<string, number>) {
  const goods = parts ?? [{ ...item, quantity: 1 }];
  let sum = 0;
  for (const { productId, variantId, quantity } of goods) {
    const named = variantId ?? noVariantId;
    const taken = holdings.filter((held) => held.productId === productId && held.variantId === named);
    const cost = averageCost(taken.map((held) => ({ ...held, cost: costs.get(shelfId(held)) ?? 0 })));
    if (cost === undefined) return undefined;
    sum += cost * quantity;
  }
  return goods.length === 0 ? undefined : unitCostOf(sum, 1);
}

/** Audit log entry that names the lines but not their costs, since not every reader may see costs. */
const toldOf = (lines: readonly Line[]) => [
  { field: 'itemCosts', from: null, to: listed(lines.map(({ name, quantity }) => `${quantity} × ${name}`)) },
];

/**
 * Fills in the unit costs in orders written by staff before such orders stored them. It uses today's shelf
 * costs, since those of the order date are lost; if a shelf has no cost, the line's cost stays unknown.
 */
export const costsOfStaffOrders: Repair = {
  name: 'costs-of-staff-orders',
  entities: ['order'],
  async repair({ table }, found) {
    const { data: head } = Head.safeParse(found);
    if (!head?.items.some(({ cost }) => cost === undefined)) return false;
    const { id } = head;
    const changed = await orderRecord.change(table, { id }, async (order) => {
      const costs = await shelfCosts(table, order.holdings);
      const filled: Line[] = [];
      const items = order.items.map((item) => {
        const cost = item.cost === undefined ? costNow(item, order.holdings, costs) : undefined;
        if (cost === undefined) return item;
        filled.push(item);
        return { ...item, cost };
      });
      return filled.length > 0 ? orderRecord.replace(order, { items }, toldOf(filled)) : undefined;
    });
    return changed !== undefined && changed.before !== changed.after;
  },
};
