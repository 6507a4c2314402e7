import type { Reads } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { StoredStock } from '../views/product-record.ts';
import { holdPieces, mostShelves, type ShelfQuantity, shelfKey } from './hold-stock.ts';
import { withPortions } from './read-portions.ts';

/**
 * Holds what was given back once more, on the very same shelves; undefined where one of them has too little left, or
 * where it lies in more portions than one transaction takes it out of.
 */
export async function holdAgain<R extends string>(
  table: Reads,
  held: readonly ShelfQuantity[],
  refusal: R,
): Promise<Operation<R>[] | undefined> {
  const found = await table.getMany(held.map((pieces) => [shelfKey(pieces), StoredStock] as const));
  const there = held.flatMap((pieces, place) => {
    const stock = found[place];
    return stock ? [{ ...pieces, stock, isOnSale: false }] : [];
  });
  const shelves = await withPortions(table, there);
  const takings = there.flatMap((pieces, place) => {
    const shelf = shelves[place];
    return shelf && shelf.onHand - shelf.reserved >= pieces.quantity ? [{ ...pieces, ...shelf }] : [];
  });
  if (takings.length < held.length) return undefined;
  const holds = takings.flatMap((taking) => holdPieces(taking, refusal));
  return holds.length > mostShelves ? undefined : holds;
}
