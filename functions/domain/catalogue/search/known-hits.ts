import { answersByAsked } from '#functions/platform/views/memo.ts';
import type { Candidate, HitColumns, Match, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { narrowed } from './kind-tests.ts';
import { countBelow, kindsOnSale } from './kinds-on-sale.ts';

/** A text is typed once and narrowed again and again; the hits of a common one take up to a megabyte. */
const textsKept = 20;
/** Only the best sellers under each filter are ranked, so few names are asked for again and again. */
const namesKept = 2000;

/** The hits of a text as they were at a revision of the rows, with what those are ranked by that were asked for, and their orders. */
type KnownHits = HitColumns & {
  revision: number;
  names: Map<number, Candidate>;
  /** Places of the hits that have another match as well, by that match. */
  places: Map<string, Promise<Uint32Array>>;
  byPrice: { cheap?: Uint32Array; dear?: Uint32Array };
  /** Prices of the hits of some kinds, in ascending order. */
  prices: WeakMap<ReadonlySet<number>, Float64Array>;
};

const hitsByText = answersByAsked<KnownHits>(textsKept);

/** Number, kind and price of every hit of a text: read once, whatever it is narrowed by. */
export const hitsOfText = (rows: Products, match: Match): Promise<KnownHits> =>
  hitsByText(rows, JSON.stringify(match), async () => {
    // As it is before they are read, because products may change while that is waited for.
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

/** Places of the hits that have a match as well. A text is looked at for two: its spelling, and its words in the name. */
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

/** Whether the hit at a place passes the filters. */
async function testOf(rows: Products, { kinds, totals }: KnownHits, filters: ProductFilters) {
  const { meantNumbers } = narrowed(await kindsOnSale(rows), filters);
  const { minPrice = 0, maxPrice = Infinity } = filters;
  return (place: number): boolean => {
    const price = totals[place] ?? 0;
    return price >= minPrice && price <= maxPrice && meantNumbers.has(kinds[place] ?? 0);
  };
}

/** Of the hits at these places the numbers of the best sellers that pass the filters. */
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

/** Returns the prices of the hits of these kinds in ascending order. They are sorted once, because shoppers try several price bounds among the same kinds. */
function pricesOf({ kinds, totals, prices }: KnownHits, meantNumbers: ReadonlySet<number>): Float64Array {
  const known = prices.get(meantNumbers);
  if (known) return known;
  const sorted = Float64Array.from(totals.filter((_, place) => meantNumbers.has(kinds[place] ?? 0))).sort();
  prices.set(meantNumbers, sorted);
  return sorted;
}

/** How many hits of a text pass the filters, without a look at any of them once the text was asked for. */
export async function countKnown(rows: Products, match: Match, filters: ProductFilters): Promise<number> {
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

/** The best sellers among the hits of `text` that have `match` as well: narrowed, they are picked from those that are known. */
export async function bestHits(
  rows: Products,
  text: Match,
  { match, filters, take }: HitChoice,
): Promise<Candidate[]> {
  if (!filters) return rows.ask.hits({ match, take });
  const known = await hitsOfText(rows, text);
  // Those of a common text may be a little old: good enough to count, not to tell which products they are.
  if (known.revision !== rows.revision) return rows.ask.hits({ match, filters, take });
  const places = match === text ? known.rids.keys() : await placesOf(rows, known, match);
  return candidatesOf(rows, known, await firstPassing(rows, known, filters, { take, places }));
}

/** Places of the hits by price, worked out once for each way: what is sold out stands last, and the best sellers first among equals. */
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

/** The numbers of a page of hits by price; undefined where those that are known may be of products as they were. */
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
