import type { Role } from '#shared/contract/access.ts';
import { type Hit, hitKindsOf, hitsOfKind } from '#shared/search/find-anything.contract.ts';
import { tidy } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { sources } from './sources.ts';

/** Shortest query that is searched; shorter ones would match everything. */
const shortest = 2;

/** Search hits of all kinds that the role may open; each kind has its own search. */
export async function findAnything(
  context: Context,
  { q, role }: { q: string; role: Role },
): Promise<{ data: Hit[] }> {
  const text = tidy(q);
  if (text.length < shortest) return { data: [] };
  const found = await Promise.all(
    hitKindsOf(role).map(async (kind) => {
      const hits = await sources[kind](context, text, hitsOfKind);
      return hits.slice(0, hitsOfKind).map((hit) => ({ kind, ...hit }));
    }),
  );
  return { data: found.flat().sort((a, b) => Number(b.exact) - Number(a.exact)) };
}
