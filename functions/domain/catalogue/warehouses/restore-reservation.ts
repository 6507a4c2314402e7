import type { StockCause } from '#shared/inventory/stock-movement.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { StoredStock } from '../views/product-record.ts';
import { holdPieces, maxShelves, type ShelfQuantity, shelfKey } from './hold-stock.ts';
import { withStockShards } from './read-stock-shards.ts';

/** Pairs the wanted pieces with their shelves, as far as those still exist. */
async function wantedOf(table: Reads, pieces: readonly ShelfQuantity[]) {
  const found = await table.getMany(pieces.map((one) => [shelfKey(one), StoredStock] as const));
  const there = pieces.flatMap((one, place) => {
    const stock = found[place];
    return stock ? [{ ...one, stock, isOnSale: false }] : [];
  });
  const shelves = await withStockShards(table, there);
  return there.flatMap(({ stock: _stock, isOnSale: _isOnSale, ...one }, place) => {
    const shelf = shelves[place];
    return shelf ? [{ ...one, shelf, isThere: shelf.onHand - shelf.reserved >= one.quantity }] : [];
  });
}

/** Returns undefined if the pieces lie in too many shards for one transaction. */
const ifRoom = <R extends string>(writes: Operation<R>[]): Operation<R>[] | undefined =>
  writes.length > maxShelves ? undefined : writes;

/** Holds released pieces again on the same shelves; undefined if one of them has too few left. */
export async function restoreReservation<R extends string>(
  table: Reads,
  held: readonly ShelfQuantity[],
  cause: StockCause,
  refusal: R,
): Promise<Operation<R>[] | undefined> {
  const wanted = (await wantedOf(table, held)).filter(({ isThere }) => isThere);
  if (wanted.length < held.length) return undefined;
  return ifRoom(
    wanted.flatMap(({ shelf, ...pieces }) => holdPieces({ ...shelf, ...pieces }, cause, refusal)),
  );
}
