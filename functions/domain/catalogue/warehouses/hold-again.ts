import type { StockCause } from '#shared/inventory/stock-movement.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { StoredStock } from '../views/product-record.ts';
import { holdPieces, mostShelves, type ShelfQuantity, shelfKey } from './hold-stock.ts';
import { withPortions } from './read-portions.ts';

/** So many pieces of each shelf that is still there, beside what it has. */
async function wantedOf(table: Reads, pieces: readonly ShelfQuantity[]) {
  const found = await table.getMany(pieces.map((one) => [shelfKey(one), StoredStock] as const));
  const there = pieces.flatMap((one, place) => {
    const stock = found[place];
    return stock ? [{ ...one, stock, isOnSale: false }] : [];
  });
  const shelves = await withPortions(table, there);
  return there.flatMap(({ stock: _stock, isOnSale: _isOnSale, ...one }, place) => {
    const shelf = shelves[place];
    return shelf ? [{ ...one, shelf, isThere: shelf.onHand - shelf.reserved >= one.quantity }] : [];
  });
}

/** What lies in too many portions is not taken out of them in one transaction. */
const ifRoom = <R extends string>(writes: Operation<R>[]): Operation<R>[] | undefined =>
  writes.length > mostShelves ? undefined : writes;

/** Holds what was given back once more, on the very same shelves; undefined where one of them has too little left. */
export async function holdAgain<R extends string>(
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
