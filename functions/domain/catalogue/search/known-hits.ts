import { answersByAsked } from '#functions/platform/views/memo.ts';
import type { Candidate, HitColumns, Match, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { narrowed } from './kind-tests.ts';
import { kindsOnSale } from './kinds-on-sale.ts';

/** A text is typed once and narrowed again and again; the hits of a common one take up to a megabyte. */
const textsKept = 20;
/** Only the best sellers under each filter are ranked, so few names are asked for again and again. */
const namesKept = 2000;

/** The hits of a text as they were at a revision of the rows, with what those are ranked by that were asked for. */
type KnownHits = HitColumns & { revision: number; names: Map<number, Candidate> };

const hitsByText = answersByAsked<KnownHits>(textsKept);

/** Number, kind and price of every hit of a text: read once, whatever it is narrowed by. */
export const hitsOfText = (rows: Products, match: Match): Promise<KnownHits> =>
  hitsByText(rows, JSON.stringify(match), async () => ({
    ...(await rows.ask.columnsOfHits(match)),
    revision: rows.revision,
    names: new Map(),
  }));

// Never older than the rows, because numbers of rows mean other products once these changed.
const numbersByText = answersByAsked<Set<number>>(textsKept, () => 0);

const numbersOf = (rows: Products, match: Match): Promise<Set<number>> =>
  numbersByText(rows, JSON.stringify(match), async () => new Set(await rows.ask.numbersOfHits(match)));

/** Of the hits that pass the filters the numbers of the best sellers, of some hits if these are named, and how many pass. */
async function passing(
  rows: Products,
  { rids, kinds, totals }: KnownHits,
  filters: ProductFilters,
  { take, among }: { take: number; among?: ReadonlySet<number> | undefined },
): Promise<{ first: number[]; total: number }> {
  const { meant } = narrowed(await kindsOnSale(rows), filters);
  const isMeant = new Set(meant.map(({ number }) => number));
  const { minPrice = 0, maxPrice = Infinity } = filters;
  const first: number[] = [];
  let total = 0;
  for (const [place, rid] of rids.entries()) {
    const price = totals[place] ?? 0;
    if (price < minPrice || price > maxPrice || !isMeant.has(kinds[place] ?? 0)) continue;
    total += 1;
    if (first.length < take && (among?.has(rid) ?? true)) first.push(rid);
  }
  return { first, total };
}

/** How many hits of a text pass the filters, without a look at any of them once the text was asked for. */
export const countKnown = async (rows: Products, match: Match, filters: ProductFilters): Promise<number> =>
  (await passing(rows, await hitsOfText(rows, match), filters, { take: 0 })).total;

async function candidatesOf(
  rows: Products,
  { names }: KnownHits,
  rids: readonly number[],
): Promise<Candidate[]> {
  if (names.size > namesKept) names.clear();
  const unknown = rids.filter((rid) => !names.has(rid));
  if (unknown.length > 0)
    for (const candidate of await rows.ask.candidates(unknown)) names.set(candidate.rid, candidate);
  return rids.flatMap((rid) => names.get(rid) ?? []);
}

type Asked = { match: Match; filters: ProductFilters | undefined; take: number };

/** The best sellers among the hits of `text` that have `match` as well: narrowed, they are picked from those that are known. */
export async function bestHits(
  rows: Products,
  text: Match,
  { match, filters, take }: Asked,
): Promise<Candidate[]> {
  if (!filters) return rows.ask.hits({ match, take });
  const known = await hitsOfText(rows, text);
  // Those of a common text may be a little old: good enough to count, not to tell which products they are.
  if (known.revision !== rows.revision) return rows.ask.hits({ match, filters, take });
  const among = match === text ? undefined : await numbersOf(rows, match);
  const { first } = await passing(rows, known, filters, { take, among });
  return candidatesOf(rows, known, first);
}
