import { cacheByQuery } from '#functions/platform/views/memo.ts';
import type { Candidate, HitColumns, Match, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { narrowed } from './kind-tests.ts';
import { countBelow, kindsOnSale } from './kinds-on-sale.ts';

/** Number of texts kept. A text is filtered several times; common hits take up to a megabyte. */
const textsKept = 20;
/** Number of candidates kept. Only the best sellers are ranked, so the same few are needed. */
const namesKept = 2000;

/** Cached hits of a text at a revision of the rows, with ranking data and orders computed so far. */
type KnownHits = HitColumns & {
  revision: number;
  names: Map<number, Candidate>;
  /** Places of the hits that also have another match, by that match. */
  places: Map<string, Promise<Uint32Array>>;
  byPrice: { cheap?: Uint32Array; dear?: Uint32Array };
  /** Prices of the hits of some kinds, in ascending order. */
  prices: WeakMap<ReadonlySet<number>, Float64Array>;
};

const hitsByText = cacheByQuery<KnownHits>(textsKept);

/** Reads number, kind and price of every hit of a text, once for all filters. */
export const hitsOfText = (rows: Products, match: Match): Promise<KnownHits> =>
  hitsByText(rows, JSON.stringify(match), async () => {
    // Taken before the read, because products may change during it.
    const { revision } = rows;
    return {
      ...(await rows.ask.columnsOfHits(match)),
      revision,
      names: new Map(),
      places: new Map(),
      byPrice: {},
      prices: new WeakMap(),
    };
  });

/** Finds the places of hits that also match. A text needs two: its exact spelling and its words. */
function placesOf(rows: Products, known: KnownHits, match: Match): Promise<Uint32Array> {
  const asked = JSON.stringify(match);
  const work = async () => {
    const found = new Set(await rows.ask.numbersOfHits(match));
    return Uint32Array.from(known.rids.keys().filter((place) => found.has(known.rids[place] ?? 0)));
  };
  const places = known.places.get(asked) ?? work();
  known.places.set(asked, places);
  places.catch(() => known.places.delete(asked));
  return places;
}

/** Returns the test whether the hit at a place passes the filters. */
async function testOf(rows: Products, { kinds, totals }: KnownHits, filters: ProductFilters) {
  const { meantNumbers } = narrowed(await kindsOnSale(rows), filters);
  const { minPrice = 0, maxPrice = Infinity } = filters;
  return (place: number): boolean => {
    const price = totals[place] ?? 0;
    return price >= minPrice && price <= maxPrice && meantNumbers.has(kinds[place] ?? 0);
  };
}

/** Returns the first of these hits that pass the filters; hits are ordered by sales. */
async function firstPassing(
  rows: Products,
  known: KnownHits,
  filters: ProductFilters,
  { take, places }: { take: number; places: Iterable<number> },
): Promise<number[]> {
  const passes = await testOf(rows, known, filters);
  const first: number[] = [];
  for (const place of places) {
    if (first.length === take) break;
    if (passes(place)) first.push(known.rids[place] ?? 0);
  }
  return first;
}

/** Returns the hits' prices ascending, sorted once: shoppers try several bounds on the same kinds. */
function pricesOf({ kinds, totals, prices }: KnownHits, meantNumbers: ReadonlySet<number>): Float64Array {
  const known = prices.get(meantNumbers);
  if (known) return known;
  const sorted = Float64Array.from(totals.filter((_, place) => meantNumbers.has(kinds[place] ?? 0))).sort();
  prices.set(meantNumbers, sorted);
  return sorted;
}

/** Counts the hits of a text that pass the filters, from cached hits if the text is known. */
export async function countCachedHits(
  rows: Products,
  match: Match,
  filters: ProductFilters,
): Promise<number> {
  const known = await hitsOfText(rows, match);
  const { meantNumbers } = narrowed(await kindsOnSale(rows), filters);
  const prices = pricesOf(known, meantNumbers);
  const { minPrice = 0, maxPrice = Infinity } = filters;
  return countBelow(prices, maxPrice + 1) - countBelow(prices, minPrice);
}

async function candidatesOf(
  rows: Products,
  { names }: KnownHits,
  rids: readonly number[],
): Promise<Candidate[]> {
  if (names.size > namesKept) names.clear();
  const unknown = rids.filter((rid) => !names.has(rid));
  if (unknown.length > 0)
    for (const candidate of await rows.ask.candidates(unknown)) names.set(candidate.rid, candidate);
  return rids.map((rid) => names.get(rid)).filter((candidate) => candidate !== undefined);
}

type HitChoice = { match: Match; filters: ProductFilters | undefined; take: number };

/** Returns the best sellers among hits of `text` that have `match`, with filters from cached hits. */
export async function bestHits(
  rows: Products,
  text: Match,
  { match, filters, take }: HitChoice,
): Promise<Candidate[]> {
  if (!filters) return rows.ask.hits({ match, take });
  const known = await hitsOfText(rows, text);
  // Hits of a common text may be slightly stale: fine for counts, but not for showing products.
  if (known.revision !== rows.revision) return rows.ask.hits({ match, filters, take });
  const places = match === text ? known.rids.keys() : await placesOf(rows, known, match);
  return candidatesOf(rows, known, await firstPassing(rows, known, filters, { take, places }));
}

/** Places of the hits by price, computed once per direction: sold-out products last, equal prices by sales. */
async function placesByPrice(rows: Products, known: KnownHits, way: 'cheap' | 'dear'): Promise<Uint32Array> {
  const { kinds, totals, byPrice } = known;
  const soldOut = new Set(
    (await kindsOnSale(rows)).filter(({ kind }) => kind.stock === 'out_of_stock').map(({ number }) => number),
  );
  const sign = way === 'cheap' ? 1 : -1;
  const isSoldOut = (place: number): number => Number(soldOut.has(kinds[place] ?? 0));
  const priceAt = (place: number): number => sign * (totals[place] ?? 0);
  byPrice[way] ??= Uint32Array.from(totals.keys()).sort(
    (a, b) => isSoldOut(a) - isSoldOut(b) || priceAt(a) - priceAt(b) || a - b,
  );
  return byPrice[way];
}

type PricePage = { match: Match; filters: ProductFilters; descending: boolean; take: number; skip: number };

/** Returns the numbers of one page of hits by price; undefined if the cached hits may be stale. */
export async function pageByPrice(
  rows: Products,
  { match, filters, descending, take, skip }: PricePage,
): Promise<number[] | undefined> {
  const known = await hitsOfText(rows, match);
  if (known.revision !== rows.revision) return undefined;
  const passes = await testOf(rows, known, filters);
  const page: number[] = [];
  let before = 0;
  for (const place of await placesByPrice(rows, known, descending ? 'dear' : 'cheap')) {
    if (page.length === take) break;
    if (!passes(place)) continue;
    if (before < skip) before += 1;
    else page.push(known.rids[place] ?? 0);
  }
  return page;
}
