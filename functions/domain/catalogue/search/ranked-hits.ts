import { countsByAsked } from '#functions/platform/views/memo.ts';
import type { Candidate, ProductFilters, ProductRows } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import type { Meaning } from './text-hits.ts';
import { inTurns, rank } from './text-rank.ts';

/** Ranking every hit of a common word would be slow and no better: the best sellers of each kind are enough. */
const rankedInLists = 200;
const countedAtMost = 50_000;

/** The best sellers among all hits; where there are more than are ranked, those with the better match come in first. */
async function candidatesOf(
  ask: ProductRows,
  meaning: Meaning,
  filters: ProductFilters | undefined,
  ranked: number,
): Promise<Candidate[]> {
  const all = await ask.hits({ match: meaning.any, filters, take: ranked });
  if (all.length < ranked) return all;
  const found = new Map<number, Candidate>();
  for (const match of [meaning.exact, meaning.name]) {
    if (found.size >= ranked) break;
    // What is sold out must not overtake what can be had and is too far down to be ranked.
    for (const candidate of await ask.hits({ match, filters, take: ranked }))
      if (!candidate.soldOut) found.set(candidate.rid, candidate);
  }
  for (const candidate of all) found.set(candidate.rid, candidate);
  return [...found.values()].slice(0, ranked);
}

const totals = countsByAsked(500);

type Place = { from: number; count: number };

/** The products a text means, best first: so many from a place on. */
export async function rankedHits(
  rows: Products,
  meaning: Meaning,
  filters: ProductFilters | undefined,
  place: Place,
  ranked = rankedInLists,
) {
  const { ask } = rows;
  const candidates = await candidatesOf(ask, meaning, filters, ranked);
  const standing = rank(candidates, meaning.readings);
  const best = (meaning.relaxed ? inTurns(standing) : standing).map(({ rid }) => rid);
  const rids = best.slice(place.from, place.from + place.count);
  if (candidates.length < ranked) return { rids, total: candidates.length };
  const asked = { match: meaning.any, filters };
  const take = place.count - rids.length;
  // Hits past the ranked ones, simply as they are numbered.
  const skip = Math.max(0, place.from - best.length);
  const rest = take > 0 ? await ask.otherHits({ ...asked, but: best, take, skip }) : [];
  const total = await totals(rows, JSON.stringify(asked), () =>
    ask.countHits({ ...asked, most: countedAtMost }),
  );
  return { rids: [...rids, ...rest], total };
}
