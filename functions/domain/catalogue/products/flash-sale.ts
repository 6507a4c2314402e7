import { AppError } from '#shared/contract/errors.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { countedStocks, type ProductRecord } from '../views/product-record.ts';
import { shelfNameOf } from '../stock-shards/shelf-name.ts';
import { mergeStockShards, shardStock } from '../warehouses/shard-stock.ts';

const minute = 60_000;

/** Next maintenance of a sale, rounded to the minute, so that concurrent schedulers create one task. */
export const saleDue = (productId: string, from: Date): Due => ({
  at: new Date((Math.floor(from.getTime() / minute) + 1) * minute).toISOString(),
  kind: 'flash-sale',
  of: productId,
});

/**
 * Arranges a product's shelves by its flash sale flag: spread into shards during a sale, otherwise joined.
 * Repeated and concurrent runs are safe, since only unsold pieces are moved.
 */
export async function arrangeShelves(
  { table }: Context,
  record: ProductRecord,
): Promise<{ isOver: boolean }> {
  const { card, detail } = record;
  const sold = countedStocks(record);
  let isOver = !detail.flashSale;
  for (const stock of record.stocks) {
    const name = shelfNameOf({ productId: card.id, ...stock });
    if (detail.flashSale && sold.includes(stock)) await shardStock(table, name);
    else if (stock.portions) isOver = (await mergeStockShards(table, name)).isWhole && isOver;
  }
  return { isOver };
}

/** Arranges the shelves after a save. On conflict the scheduled task does it within the minute. */
export async function arrangeAfterSave(context: Context, record: ProductRecord): Promise<void> {
  try {
    await arrangeShelves(context, record);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn('shelves of a sale are arranged later', { productId: record.card.id, error });
  }
}
