import { perRevision } from '#functions/platform/views/memo.ts';
import type { Products } from './read-products.ts';

/** Each takes two to three kilobytes of memory. */
const mostCards = 2000;
const cardsOfRevision = perRevision(() => new Map<number, string>());

/** The cards with these numbers, in their order. To read one takes longer than to find it, so they are kept until a product changes. */
export async function cardsOf(rows: Products, rids: readonly number[]): Promise<string[]> {
  const kept = cardsOfRevision(rows);
  const unknown = rids.filter((rid) => !kept.has(rid));
  const read = unknown.length > 0 ? await rows.ask.cards(unknown) : undefined;
  for (const [rid, card] of read ?? []) if (kept.size < mostCards) kept.set(rid, card);
  return rids.flatMap((rid) => kept.get(rid) ?? read?.get(rid) ?? []);
}
