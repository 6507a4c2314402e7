import * as z from 'zod';
import { chunk } from '#functions/platform/chunk.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { productKeys } from '../catalogue-keys.ts';
import type { ShelfName } from '../stock-shards/shelf-name.ts';
import { shelfId } from './shelf-record.ts';

const ShelfSpot = z.object({ place: z.string().optional() });

/** DynamoDB's limit of keys in one batch read. */
const atOnce = 100;

/** Reads the storage places of shelves by shelf id; shelves without one are missing. */
export async function readShelfPlaces(
  { recent }: Pick<Table, 'recent'>,
  shelves: readonly ShelfName[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const piece of chunk(shelves, atOnce)) {
    const read = await recent.showMany(
      piece.map(
        ({ productId, variantId, warehouseId }) =>
          [productKeys.stock(productId, variantId, warehouseId), ShelfSpot] as const,
      ),
    );
    for (const [nth, shelf] of piece.entries()) {
      const place = read[nth]?.place;
      if (place) found.set(shelfId(shelf), place);
    }
  }
  return found;
}
