import { perRevision } from '#functions/platform/views/memo.ts';
import type { Products } from './read-products.ts';

/** Maximum number of cards kept; a card takes two to three kilobytes of memory. */
const maxCards = 2000;
const cardsOfRevision = perRevision(() => new Map<number, string>());

/** Returns cards by number, in order, kept until a product changes: reading takes longer than finding. */
export async function cardsOf(rows: Products, rids: readonly number[]): Promise<string[]> {
  const kept = cardsOfRevision(rows);
  const unknown = rids.filter((rid) => !kept.has(rid));
  const read = unknown.length > 0 ? await rows.ask.cards(unknown) : undefined;
  for (const [rid, card] of read ?? []) if (kept.size < maxCards) kept.set(rid, card);
  return rids.flatMap((rid) => kept.get(rid) ?? read?.get(rid) ?? []);
}
