import { AppError } from '#shared/contract/errors.ts';
import type { Due } from '#functions/domain/due/due-items.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { countedStocks, type ProductRecord } from '../views/product-record.ts';
import { shelfNameOf } from '../portions/shelf-name.ts';
import { joinShelf, spreadShelf } from '../warehouses/spread-shelf.ts';

const minute = 60_000;

/** When a sale is looked after next. Of one minute, so that two who see to it make one due item, not two. */
export const saleDue = (productId: string, from: Date): Due => ({
  at: new Date((Math.floor(from.getTime() / minute) + 1) * minute).toISOString(),
  kind: 'flash-sale',
  of: productId,
});

/**
 * Brings a product's shelves to what its mark says: spread into portions while it is on flash sale, else whole.
 * However often and by however many it is done, pieces are only moved from where they are left to be sold.
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
    if (detail.flashSale && sold.includes(stock)) await spreadShelf(table, name);
    else if (stock.portions) isOver = (await joinShelf(table, name)).isWhole && isOver;
  }
  return { isOver };
}

/** The same at once after a save. What others were in the way of is done within the minute, as what is due. */
export async function arrangeAfterSave(context: Context, record: ProductRecord): Promise<void> {
  try {
    await arrangeShelves(context, record);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn('shelves of a sale are arranged later', { productId: record.card.id, error });
  }
}
