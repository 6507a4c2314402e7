import * as z from 'zod';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type ShelfName, shelfNameOf } from '../portions/shelf-name.ts';
import { shelfKey } from './hold-stock.ts';
import { makeShelves } from './new-shelves.ts';

const Shelf = z.object({ warehouseId: z.string() });

/** Each shelf a write, and one of its product's card; DynamoDB takes a hundred. */
const shelvesAtOnce = 40;

/**
 * Makes the shelves that are not there yet, empty: whatever moves many at once then writes each of them, and no more. Done
 * twice, or cut short, it harms nothing.
 */
export async function openShelves(
  context: Pick<Context, 'table'>,
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
