import type { listDifferences as contract } from '#shared/inventory/inventory.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { shelfId, ShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { listDifferences, readCheck } from './check-ledger.ts';

/** Returns the differences of the last comparison with the names of their goods. */
export async function showDifferences({ table }: Context): Promise<ReplyOf<typeof contract>> {
  const [{ checkedAt }, found] = await Promise.all([readCheck({ table }), listDifferences({ table })]);
  const shelves = await table.recent.showMany(found.map((one) => [shelfKey(one), ShelfItem] as const));
  const data = found.map(({ variantId, moves, book, row, ...one }, place) => ({
    ...one,
    id: shelfId({ ...one, variantId }),
    variantId: variantId === noVariantId ? null : variantId,
    variantName: shelves[place]?.label?.variantName ?? null,
    productName: shelves[place]?.label?.productName ?? '',
    warehouseName: shelves[place]?.warehouseName ?? '',
    revision: moves,
    book: { onHand: book.onHand, reserved: book.reserved },
    row: { onHand: row.onHand, reserved: row.reserved },
  }));
  return { checkedAt, data };
}
