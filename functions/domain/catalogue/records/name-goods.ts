import * as z from 'zod';
import { chunk } from '#functions/platform/chunk.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { businessKey } from '../catalogue-keys.ts';
import { readCards } from './read-cards.ts';

const atOnce = 100;
const NamedThing = z.object({ id: z.string(), name: z.string() });

/** Reads the current names of products; deleted ones are missing. */
export async function nameProducts(
  table: Reads,
  ids: readonly string[],
): Promise<Map<string, { name: string; code: string }>> {
  const cards = await Promise.all(chunk(ids, atOnce).map((some) => readCards(table, some)));
  return new Map(cards.flat().map(({ id, name, code }) => [id, { name, code }]));
}

/** Reads the current names of businesses. */
export async function nameBusinesses(table: Reads, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    chunk(ids, atOnce).map((some) => table.getMany(some.map((id) => [businessKey(id), NamedThing] as const))),
  );
  return new Map(found.flat().flatMap((one) => (one ? [[one.id, one.name] as const] : [])));
}
