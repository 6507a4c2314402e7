import { countsByQuery } from '#functions/platform/views/memo.ts';
import type { Candidate, Match, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { bestHits } from './cached-hits.ts';
import type { Meaning } from './text-hits.ts';
import { interleaveReadings, rank } from './text-rank.ts';
import { countText } from './text-totals.ts';

/** Maximum number of ranked hits. Ranking every hit of a common word would be slow. */
const rankedInLists = 200;

const commonFrom = 10_000;
const spellings = countsByQuery(500, () => 60_000);

/**
 * Whether no product has a match. With thousands of hits, searching a spelling that nobody uses (`dong ho`,
 * where all are called đồng hồ) scans them all. The negative answer is cached for a minute, during which a
 * first product with that spelling ranks among the others.
 */
async function isNobodys(rows: Products, match: Match, total: number): Promise<boolean> {
  if (total < commonFrom) return false;
  const asked = JSON.stringify(match);
  return (await spellings(rows, asked, async () => Number(await rows.ask.findsAny(match)))) === 0;
}

type Hits = { filters: ProductFilters | undefined; all: Candidate[]; total: number };

/** Returns the best sellers of too many hits, with better matches first. */
async function withBetterMatches(rows: Products, meaning: Meaning, { filters, all, total }: Hits) {
  const ranked = all.length;
  const found = new Map<number, Candidate>();
  for (const match of [meaning.exact, meaning.name]) {
    if (found.size >= ranked) break;
    if (await isNobodys(rows, match, total)) continue;
    // Sold-out products must not overtake available ones that are too far down to be ranked.
    for (const candidate of await bestHits(rows, meaning.any, { match, filters, take: ranked }))
      if (!candidate.soldOut) found.set(candidate.rid, candidate);
  }
  for (const candidate of all) found.set(candidate.rid, candidate);
  return [...found.values()].slice(0, ranked);
}

type Place = { from: number; count: number };

/** Returns a page of the products a text means, best first. */
export async function rankedHits(
  rows: Products,
  meaning: Meaning,
  filters: ProductFilters | undefined,
  place: Place,
  ranked = rankedInLists,
) {
  const { ask } = rows;
  const asked = { match: meaning.any, filters };
  const all = await bestHits(rows, meaning.any, { ...asked, take: ranked });
  const areAll = all.length < ranked;
  const total = areAll ? all.length : await countText(rows, meaning.any, filters);
  const candidates = areAll ? all : await withBetterMatches(rows, meaning, { filters, all, total });
  const standing = rank(candidates, meaning.readings);
  const best = (meaning.relaxed ? interleaveReadings(standing) : standing).map(({ rid }) => rid);
  const rids = best.slice(place.from, place.from + place.count);
  const take = place.count - rids.length;
  // Hits beyond the ranked ones follow in the order of their numbers.
  const skip = Math.max(0, place.from - best.length);
  const rest = !areAll && take > 0 ? await ask.otherHits({ ...asked, but: best, take, skip }) : [];
  return { rids: [...rids, ...rest], total };
}
