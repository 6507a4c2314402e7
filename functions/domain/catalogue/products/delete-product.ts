import { AppError } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import type { ProductRecord, StoredStock } from '../views/product-record.ts';
import { findProduct } from './find-product.ts';
import { productClaims } from './product-items.ts';

/** How many orders name a product: known to orders, and asked by whoever lets one be deleted. */
export type CountOrders = (product: { id: string; code: string }) => Promise<number>;

/** DynamoDB takes 100 writes in a transaction. */
const writesAtOnce = 100;
/** Of these the card, the detail, its two names and the line of its history. */
const besideShelves = 6;

async function requireUnreferenced({ card, stocks }: ProductRecord, countOrders: CountOrders): Promise<void> {
  const pieces = stocks.reduce((sum, { onHand }) => sum + onHand, 0);
  const held = stocks.reduce((sum, { reserved }) => sum + reserved, 0);
  const orders = Math.max(await countOrders(card), card.sold > 0 || held > 0 ? 1 : 0);
  if (pieces > 0 || orders > 0) throw new AppError('PRODUCT_REFERENCED', { params: { orders, pieces } });
}

/** An order holds pieces of a shelf when it is placed: taken away empty, or not at all, none can be holding any. */
const takeEmpty = (id: string, { variantId, warehouseId }: StoredStock): Operation<'shelf-filled'> =>
  remove(productKeys.stock(id, variantId, warehouseId), {
    when: { onHand: 0, reserved: 0 },
    refusal: 'shelf-filled',
  });

const portionKeys = (id: string, { variantId, warehouseId, split }: StoredStock) =>
  (split?.portions ?? []).map(({ number }) => productKeys.portion(id, variantId, warehouseId, number));

/**
 * Takes away what nothing refers to: no order, not one piece in a warehouse. A tombstone stays in the card's place for a
 * while, so that every view learns the product is gone.
 */
export async function deleteProduct(context: Context, id: string, countOrders: CountOrders): Promise<void> {
  const { table } = context;
  const known = await retry(async () => {
    const found = await findProduct(context, id);
    if (!found) throw new AppError('PRODUCT_NOT_FOUND');
    await requireUnreferenced(found, countOrders);
    const shelves = found.stocks.map((stock) => takeEmpty(id, stock));
    const room = writesAtOnce - besideShelves;
    // More shelves than one transaction holds: the empty ones beyond go before, and would be made anew by a count.
    for (let start = room; start < shelves.length; start += writesAtOnce)
      if (await table.write(shelves.slice(start, start + writesAtOnce))) return again;
    const refusal = await table.write([
      ...cardRecord.bury(found.card),
      remove(productKeys.detail(id)),
      ...productClaims(found.card).map((claim) => remove(claim)),
      ...shelves.slice(0, room),
    ]);
    if (refusal === 'shelf-filled') return again;
    if (refusal) throw new AppError('STALE_STATE');
    return found;
  });
  const portions = known.stocks.flatMap((stock) => portionKeys(id, stock));
  for (let start = 0; start < portions.length; start += writesAtOnce)
    await table.write(portions.slice(start, start + writesAtOnce).map((key) => remove(key)));
}
