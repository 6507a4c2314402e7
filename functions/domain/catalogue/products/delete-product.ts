import { isUnit } from '#shared/catalogue/unit.ts';
import { AppError, type FieldProblem } from '#shared/contract/errors.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { productKeys } from '../catalogue-keys.ts';
import { combosOf, moveLinks, partChanged } from './combo-links.ts';
import { productCodes, productSlugs } from '../records/catalogue-names.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import { readCards } from '../records/read-cards.ts';
import type { ProductRecord, StoredCard, StoredStock } from '../views/product-record.ts';
import { shelfConflict } from '../warehouses/shelf-conflict.ts';
import { buryShelf } from '../warehouses/shelf-record.ts';
import { requireProduct } from './find-product.ts';
import { goodsCodeChanged, moveGoodsCodes } from './goods-codes.ts';

/** Finds some orders with a product. The caller passes it in: only the orders domain can answer. */
export type FindOrders = (product: { id: string; code: string }) => Promise<{ id: string; code: string }[]>;

/** DynamoDB's limit of writes in a transaction. */
const writesAtOnce = 100;
/** Writes besides the shelves: the card, the detail, two claims and the audit log entry. */
const besideShelves = 6;

/** Pieces on a shelf and on order for it. */
const piecesOf = ({ onHand, onOrder = 0 }: StoredStock): number => onHand + onOrder;

const sumOf = (shelves: readonly StoredStock[]): number =>
  shelves.reduce((sum, shelf) => sum + piecesOf(shelf), 0);

/** Lists what prevents the deletion, each with the page where staff can look at it. */
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

/** Deletes a shelf only while it is empty. Orders reserve pieces, so no order holds any. */
const takeEmpty = (productId: string, stock: StoredStock): Operation<typeof shelfConflict>[] =>
  buryShelf({ ...stock, productId }, { onHand: 0, reserved: 0 });

const shardKeys = (id: string, { variantId, warehouseId, split }: StoredStock) =>
  (split?.shards ?? []).map(({ number }) => productKeys.shard(id, variantId, warehouseId, number));

/** Deletes a product that nothing refers to. Its tombstone tells every view of the deletion. */
export async function deleteProduct(context: Context, id: string, findOrders: FindOrders): Promise<void> {
  const { table } = context;
  const known = await retry(async () => {
    const found = await requireProduct(context, id);
    await requireUnreferenced(context, found, findOrders);
    const links = moveLinks(found.card, undefined);
    const shelves = found.stocks.flatMap((stock) => takeEmpty(id, stock));
    const codes = await moveGoodsCodes(table, [{ before: found, after: undefined }]);
    const room = writesAtOnce - besideShelves - links.length - codes.length;
    // Shelves beyond one transaction are deleted before it while empty; a stock count would create them again.
    for (let start = room; start < shelves.length; start += writesAtOnce)
      if (await table.write(shelves.slice(start, start + writesAtOnce))) return again;
    const refusal = await table.write([
      ...cardRecord.softDelete(found.card, { combos: { missingOrAtMost: 0 } }),
      ...links,
      remove(productKeys.detail(id)),
      ...productSlugs.release(found.card.slug),
      ...productCodes.release(found.card.code),
      ...codes,
      ...shelves.slice(0, room),
    ]);
    if (refusal === shelfConflict || refusal === partChanged || refusal === goodsCodeChanged) return again;
    if (refusal) throw new AppError('STALE_STATE');
    return found;
  });
  const shards = known.stocks.flatMap((stock) => shardKeys(id, stock));
  for (let start = 0; start < shards.length; start += writesAtOnce)
    await table.write(shards.slice(start, start + writesAtOnce).map((key) => remove(key)));
}
