import * as z from 'zod';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { type ShelfName, shelfNameOf } from '../stock-shards/shelf-name.ts';
import { shelfKey } from './hold-stock.ts';
import { makeShelves } from './new-shelves.ts';

const Shelf = z.object({ warehouseId: z.string() });

/** Shelves per transaction: each may write itself and its product's card, within a limit of a hundred. */
const shelvesAtOnce = 40;

/** Creates missing shelves, so that a bulk movement needs one write per shelf. Repeats are harmless. */
export async function openShelves(
  context: TableContext,
  names: readonly ShelfName[],
  cause: StockCause,
): Promise<void> {
  const { table } = context;
  for (let start = 0; start < names.length; start += shelvesAtOnce) {
    const some = names.slice(start, start + shelvesAtOnce).map(shelfNameOf);
    await retry(async () => {
      const found = await table.getMany(some.map((name) => [shelfKey(name), Shelf] as const));
      const missing = Map.groupBy(
        some.filter((_name, place) => found[place] === undefined),
        ({ productId }) => productId,
      );
      const writes = await Promise.all(
        [...missing].map(([productId, shelves]) => makeShelves(context, productId, shelves, cause)),
      );
      return (await table.write(writes.flat())) ? again : undefined;
    });
  }
}
