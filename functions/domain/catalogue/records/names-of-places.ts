import { chunk } from '#functions/platform/chunk.ts';
import * as z from 'zod';
import type { PlaceKind } from '#shared/sheets/sheet-column.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { brandKey, businessKey, categoryKey } from '../catalogue-keys.ts';

const keyOf = { category: categoryKey, business: businessKey, brand: brandKey };
const Place = z.object({ id: z.string(), name: z.string() });

/** DynamoDB's limit of keys in one batch read. */
const keysAtOnce = 100;

/** Reads the current names of categories, businesses and brands, by id. */
export async function namesOfPlaces(
  { table }: TableContext,
  places: readonly { kind: PlaceKind; id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const each = new Map(places.map((place) => [`${place.kind} ${place.id}`, place]));
  const found = await Promise.all(
    chunk([...each.values()], keysAtOnce).map((some) =>
      table.getMany(some.map(({ kind, id }) => [keyOf[kind](id), Place] as const)),
    ),
  );
  return new Map(found.flat().flatMap((place) => (place ? [[place.id, place.name] as const] : [])));
}
