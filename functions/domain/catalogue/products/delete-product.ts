import { isUnit } from '#shared/catalogue/unit.ts';
import { AppError, type FieldProblem } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { combosOf, moveLinks, partMoved } from '../combos/combo-links.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import { readCards } from '../records/read-cards.ts';
import type { ProductRecord, StoredCard, StoredStock } from '../views/product-record.ts';
import { shelfMoved } from '../warehouses/shelf-moved.ts';
import { buryShelf } from '../warehouses/shelf-record.ts';
import { findProduct } from './find-product.ts';
import { goodsCodeMoved, moveGoodsCodes } from './goods-codes.ts';
import { productClaims } from './product-items.ts';

/** Some of the orders that name a product: known to orders, and asked by whoever lets one be deleted. */
export type FindOrders = (product: { id: string; code: string }) => Promise<{ id: string; code: string }[]>;

/** DynamoDB takes 100 writes in a transaction. */
const writesAtOnce = 100;
/** Of these the card, the detail, its two names and the line of its history. */
const besideShelves = 6;

/** What lies on a shelf, and what is on its way there. */
const piecesOf = ({ onHand, onOrder = 0 }: StoredStock): number => onHand + onOrder;

const sumOf = (shelves: readonly StoredStock[]): number =>
  shelves.reduce((sum, shelf) => sum + piecesOf(shelf), 0);

/** What is in the way, each under the place it is looked at. */
function holdersOf(
  orders: Awaited<ReturnType<FindOrders>>,
  combos: readonly StoredCard[],
  stocks: readonly StoredStock[],
): FieldProblem[] {
  const places = Map.groupBy(
    stocks.filter((shelf) => piecesOf(shelf) > 0),
    ({ warehouseId }) => warehouseId,
  );
  return [
    ...orders.map(({ id, code }) => ({ path: `orders/${id}`, message: code })),
    ...combos.map(({ id, name }) => ({ path: `products/${id}/edit`, message: name })),
    ...[...places].map(([id, shelves]) => ({
      path: `warehouses/${id}`,
      message: `${shelves[0]?.warehouseName}: ${sumOf(shelves)}`,
    })),
  ];
}

const readCombosOf = async (table: Reads, card: StoredCard): Promise<StoredCard[]> =>
  readCards(table, await combosOf(table, card));

async function requireUnreferenced(
  { table }: Context,
  { card, stocks }: ProductRecord,
  findOrders: FindOrders,
): Promise<void> {
  const pieces = sumOf(stocks);
  const held = stocks.reduce((sum, { reserved }) => sum + reserved, 0);
  const [found, combos] = await Promise.all([findOrders(card), readCombosOf(table, card)]);
  const units = combos.filter(isUnit);
  if (units.length > 0)
    throw new AppError('PRODUCT_HAS_UNITS', {
      params: { name: card.name, units: units.length },
      errors: holdersOf([], units, []),
    });
  const orders = Math.max(found.length, card.sold > 0 || held > 0 ? 1 : 0);
  if (pieces > 0 || orders > 0 || combos.length > 0)
    throw new AppError('PRODUCT_REFERENCED', {
      params: { orders, pieces, combos: combos.length },
      errors: holdersOf(found, combos, stocks),
    });
}

/** An order holds pieces of a shelf when it is placed: taken away empty, or not at all, none can be holding any. */
const takeEmpty = (productId: string, stock: StoredStock): Operation<typeof shelfMoved>[] =>
  buryShelf({ ...stock, productId }, { onHand: 0, reserved: 0 });

const portionKeys = (id: string, { variantId, warehouseId, split }: StoredStock) =>
  (split?.portions ?? []).map(({ number }) => productKeys.portion(id, variantId, warehouseId, number));

/**
 * Takes away what nothing refers to: no order, not one piece in a warehouse. A tombstone stays in the card's place for a
 * while, so that every view learns the product is gone.
 */
export async function deleteProduct(context: Context, id: string, findOrders: FindOrders): Promise<void> {
  const { table } = context;
  const known = await retry(async () => {
    const found = await findProduct(context, id);
    if (!found) throw new AppError('PRODUCT_NOT_FOUND');
    await requireUnreferenced(context, found, findOrders);
    const links = moveLinks(found.card, undefined);
    const shelves = found.stocks.flatMap((stock) => takeEmpty(id, stock));
    const codes = await moveGoodsCodes(table, [{ before: found, after: undefined }]);
    const room = writesAtOnce - besideShelves - links.length - codes.length;
    // More shelves than one transaction holds: the empty ones beyond go before, and would be made anew by a count.
    for (let start = room; start < shelves.length; start += writesAtOnce)
      if (await table.write(shelves.slice(start, start + writesAtOnce))) return again;
    const refusal = await table.write([
      ...cardRecord.bury(found.card, { combos: { missingOrAtMost: 0 } }),
      ...links,
      remove(productKeys.detail(id)),
      ...productClaims(found.card).map((claim) => remove(claim)),
      ...codes,
      ...shelves.slice(0, room),
    ]);
    if (refusal === shelfMoved || refusal === partMoved || refusal === goodsCodeMoved) return again;
    if (refusal) throw new AppError('STALE_STATE');
    return found;
  });
  const portions = known.stocks.flatMap((stock) => portionKeys(id, stock));
  for (let start = 0; start < portions.length; start += writesAtOnce)
    await table.write(portions.slice(start, start + writesAtOnce).map((key) => remove(key)));
}
