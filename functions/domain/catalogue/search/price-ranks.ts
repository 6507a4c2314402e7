import { countBelow, type KindOnSale, type PriceRange } from './kinds-on-sale.ts';

/** Halving stops at this many products beside the page: sorting them costs less than a step. */
const maxBesidePage = 32;
const dearest = 100_000_000_000;

type KnownPrices = Pick<NonNullable<KindOnSale['prices']>, 'totals' | 'rids'>;

/** A range of places in a kind's ascending prices. */
type Run = { prices: KnownPrices; start: number; end: number };

const sizeOf = (runs: readonly Run[]): number => runs.reduce((sum, { start, end }) => sum + end - start, 0);

/** Ranges of the products of these kinds within a price range. */
const runsOf = (kinds: readonly KindOnSale[], low: number, high: number): Run[] =>
  kinds.flatMap(({ prices }) => {
    if (!prices) return [];
    const [start, end] = [countBelow(prices.totals, low), countBelow(prices.totals, high)];
    return start < end ? [{ prices, start, end }] : [];
  });

/** Divides the runs at a price: products that cost less, and those that cost as much or more. */
function splitAt(runs: readonly Run[], price: number): { cheaper: Run[]; dearer: Run[] } {
  const cheaper: Run[] = [];
  const dearer: Run[] = [];
  for (const { prices, start, end } of runs) {
    const middle = countBelow(prices.totals, price, start, end);
    if (start < middle) cheaper.push({ prices, start, end: middle });
    if (middle < end) dearer.push({ prices, start: middle, end });
  }
  return { cheaper, dearer };
}

/** The geometric mean halves soonest: 10.000 to 100.000 has as many products as from there to a million. */
const between = (low: number, high: number): number => Math.floor(Math.sqrt((low + 1) * high));

/** Prices from `low` up to but excluding `high`, with the ranks of the first and last wanted product. */
type RankRange = { low: number; high: number; first: number; last: number };

/** Drops products outside the wanted ranks until few are left; `before` counts the dropped cheaper ones. */
function narrow(runs: Run[], { low, high, first, last }: RankRange): { runs: Run[]; before: number } {
  if (high - low <= 1 || sizeOf(runs) - (last - first + 1) <= maxBesidePage) return { runs, before: 0 };
  const middle = between(low, high);
  const { cheaper, dearer } = splitAt(runs, middle);
  const below = sizeOf(cheaper);
  if (last < below) return narrow(cheaper, { low, high: middle, first, last });
  const among = { low: middle, high, last: last - below };
  if (below <= first) {
    const found = narrow(dearer, { ...among, first: first - below });
    return { ...found, before: below + found.before };
  }
  const { runs: start, before } = narrow(cheaper, { low, high: middle, first, last: below - 1 });
  const { runs: end } = narrow(dearer, { ...among, first: 0 });
  return { runs: [...start, ...end], before };
}

type PricedRow = { rid: number; total: number };

function rowsOf(runs: readonly Run[]): PricedRow[] {
  const rows: PricedRow[] = [];
  for (const { prices, start, end } of runs)
    for (let at = start; at < end; at += 1)
      rows.push({ rid: prices.rids[at] ?? 0, total: prices.totals[at] ?? 0 });
  return rows;
}

type Places = { from: number; take: number; descending: boolean };

/**
 * Returns the numbers of the products at some places of a list by price; equal prices are sorted by number.
 * Products cheaper or dearer than the page are only counted, not sorted.
 */
export function ridsByPrice(
  kinds: readonly KindOnSale[],
  { minPrice = 0, maxPrice = dearest }: PriceRange,
  { from, take, descending }: Places,
): number[] {
  const range = { low: minPrice, high: maxPrice + 1 };
  const all = runsOf(kinds, range.low, range.high);
  const first = descending ? sizeOf(all) - from - take : from;
  const last = first + take - 1;
  const { runs, before } = narrow(all, { ...range, first, last });
  const sign = descending ? -1 : 1;
  const skip = descending ? before + sizeOf(runs) - 1 - last : first - before;
  return rowsOf(runs)
    .sort((a, b) => sign * (a.total - b.total) || a.rid - b.rid)
    .slice(skip, skip + take)
    .map(({ rid }) => rid);
}
