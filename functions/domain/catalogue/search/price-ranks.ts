import { countBelow, type KindOnSale, type PriceRange } from './kinds-on-sale.ts';

/** A bound need not be found to the row: so many more are sorted sooner. */
const slack = 16;
const dearest = 100_000_000_000;

const countAll = (kinds: readonly KindOnSale[], price: number): number =>
  kinds.reduce((sum, { prices }) => sum + (prices ? countBelow(prices.totals, price) : 0), 0);

/** Two prices, and how many products cost less than each. */
type Bounds = { low: number; below: number; high: number; above: number };

/** The geometric mean halves the way soonest, because there are as many products from 10.000 to 100.000 as from there to a million. */
const between = (low: number, high: number): number => Math.floor(Math.sqrt((low + 1) * high));

/** Draws the bounds close to the row at this rank, from 0 up. */
function around(kinds: readonly KindOnSale[], rank: number, bounds: Bounds): Bounds {
  let { low, below, high, above } = bounds;
  while (high - low > 1 && (rank - below > slack || above - rank > slack)) {
    const middle = between(low, high);
    const count = countAll(kinds, middle);
    if (count <= rank) [low, below] = [middle, count];
    else [high, above] = [middle, count];
  }
  return { low, below, high, above };
}

type PricedRow = { rid: number; total: number };

function rowsBetween(kinds: readonly KindOnSale[], low: number, high: number): PricedRow[] {
  const rows: PricedRow[] = [];
  for (const { prices } of kinds) {
    if (!prices) continue;
    const end = countBelow(prices.totals, high);
    for (let at = countBelow(prices.totals, low); at < end; at += 1)
      rows.push({ rid: prices.rids[at] ?? 0, total: prices.totals[at] ?? 0 });
  }
  return rows;
}

type Places = { from: number; take: number; total: number; descending: boolean };

/**
 * The numbers of the products at some places of a list by price, those that cost the same as they are numbered. `total`
 * products lie in the range. Whatever is cheaper or dearer than the page is counted, not sorted.
 */
export function ridsByPrice(
  kinds: readonly KindOnSale[],
  { minPrice = 0, maxPrice = dearest }: PriceRange,
  { from, take, total, descending }: Places,
): number[] {
  const below = countAll(kinds, minPrice);
  const range = { low: minPrice, below, high: maxPrice + 1, above: below + total };
  const first = below + (descending ? total - from - take : from);
  const start = around(kinds, first, range);
  const end = around(kinds, first + take - 1, { ...range, low: start.low, below: start.below });
  const sign = descending ? -1 : 1;
  const skip = descending ? from - (range.above - end.above) : first - start.below;
  return rowsBetween(kinds, start.low, end.high)
    .sort((a, b) => sign * (a.total - b.total) || a.rid - b.rid)
    .slice(skip, skip + take)
    .map(({ rid }) => rid);
}
