import { availableOn, type ShelfState } from '#shared/inventory/inventory-choices.ts';
import { type InventoryRow, searchInventory as contract } from '#shared/inventory/inventory.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { withStockShards } from '#functions/domain/catalogue/warehouses/read-stock-shards.ts';
import { findShelfBySerial } from './serials.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { categoryWord, inventoryView, isState } from './inventory-view.ts';
import { withoutCost } from './without-cost.ts';

/** Filters by a state, each of which is a column of the view. */
const inState: Filter<ShelfState> = (value) => (isState(value) ? [{ column: value, is: 1 }] : []);

/** Filters by a category including its subcategories. */
export const within: Filter<never> = (value) => [{ words: [categoryWord(String(value))] }];

export const inventoryRows = listQuery(inventoryView, contract, {
  q: search(),
  warehouseId: among('warehouseId'),
  state: inState,
  categoryId: within,
  lowStock: equals('low'),
});

/** Adds the pieces in flash sale shards to the counts; only the rows of one page are read. */
export async function withWhatIsOnSale(
  table: Context['table'],
  rows: InventoryRow[],
): Promise<InventoryRow[]> {
  const split = rows.filter(({ isOnSale }) => isOnSale).slice(0, 100);
  const names = split.map(({ productId, variantId, warehouseId }) => ({
    productId,
    variantId: variantId ?? noVariantId,
    warehouseId,
  }));
  const found = await table.recent.getMany(names.map((name) => [shelfKey(name), StoredStock] as const));
  const there = split.flatMap((row, place) => {
    const stock = found[place];
    return stock ? [{ productId: row.productId, stock, isOnSale: true, id: row.id }] : [];
  });
  const counted = await withStockShards(table.recent, there);
  const known = new Map(there.map(({ id }, place) => [id, counted[place]]));
  return rows.map((row) => {
    const shelf = known.get(row.id);
    if (!shelf) return row;
    const { onHand, reserved } = shelf;
    return { ...row, onHand, reserved, available: availableOn(shelf) };
  });
}

const ShelfWords = StoredShelf.pick({ label: true });

type InventoryQuery = QueryOf<typeof contract> & { seesCosts: boolean };

/** Replaces a query for a complete serial number by one for the shelf its piece is on. */
async function meantBy(table: Context['table'], query: QueryOf<typeof contract>) {
  const shelf = query.q ? await findShelfBySerial(table.recent, query.q) : undefined;
  const found = shelf && (await table.recent.get(shelfKey(shelf), ShelfWords));
  if (!shelf || !found?.label) return query;
  return { ...query, q: found.label.sku ?? found.label.productCode, warehouseId: [shelf.warehouseId] };
}

export async function searchInventory(
  { table }: Context,
  { seesCosts, ...query }: InventoryQuery,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(inventoryRows, await meantBy(table, query));
  const data = await withWhatIsOnSale(table, page.data);
  return { ...page, data: seesCosts ? data : data.map(withoutCost) };
}
