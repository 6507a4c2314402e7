import { unknownOf } from '#shared/inventory/lot-rules.ts';
import type { listShelfLots as contract } from '#shared/inventory/lots.contract.ts';
import type { ParamsOf, QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { trackingOf } from '#functions/domain/catalogue/records/tracking-of.ts';
import { lotId } from './lot-keys.ts';
import { readLots } from './read-lots.ts';

type LotsQuery = ParamsOf<typeof contract> & QueryOf<typeof contract>;

const Pieces = StoredShelf.pick({ onHand: true });

/** Lists the lots on a shelf. */
export async function listShelfLots(
  { table }: TableContext,
  { productId, variantId = noVariantId, warehouseId }: LotsQuery,
): Promise<ReplyOf<typeof contract>> {
  const name = { productId, variantId, warehouseId };
  const [found, shelf, tracked] = await Promise.all([
    readLots(table, name),
    table.get(shelfKey(name), Pieces),
    trackingOf(table, [productId]),
  ]);
  const left = found?.left ?? [];
  return {
    byLot: tracked(productId).byLot,
    data: left.map((lot) => ({ ...lot, id: lotId(name, lot) })),
    unknown: unknownOf(found?.shelf.onHand ?? shelf?.onHand ?? 0, left),
  };
}
