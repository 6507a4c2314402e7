import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { type ShelfQuantity, holdStock, shelfKey } from './hold-stock.ts';

const Shelf = z.object({ onHand: z.int(), reserved: z.int() });

/** Holds what was given back once more, on the very same shelves; undefined where one of them has too little left. */
export async function holdAgain<R extends string>(
  table: Reads,
  held: readonly ShelfQuantity[],
  refusal: R,
): Promise<Operation<R>[] | undefined> {
  const shelves = await table.getMany(held.map((pieces) => [shelfKey(pieces), Shelf] as const));
  const takings = held.flatMap((pieces, place) => {
    const shelf = shelves[place];
    return shelf && shelf.onHand - shelf.reserved >= pieces.quantity
      ? [holdStock({ ...pieces, onHand: shelf.onHand }, refusal)]
      : [];
  });
  return takings.length === held.length ? takings : undefined;
}
