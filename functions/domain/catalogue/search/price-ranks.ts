import { countBelow, type KindOnSale, type PriceRange } from './kinds-on-sale.ts';

/** A bound need not be found to the row: so many more are read sooner. */
const slack = 16;
const dearest = 100_000_000_000;

const countAll = (kinds: readonly KindOnSale[], price: number): number =>
  kinds.reduce((sum, { prices }) => sum + (prices ? countBelow(prices.totals, price) : 0), 0);

/** Two prices, close to each other, between which that many products lie below: the row at this rank, from 0 up. */
function around(
  kinds: readonly KindOnSale[],
  rank: number,
  { minPrice = 0, maxPrice = dearest }: PriceRange,
) {
  let [low, high] = [minPrice, maxPrice + 1];
  let [below, above] = [countAll(kinds, low), countAll(kinds, high)];
  while (high - low > 1 && (rank - below > slack || above - rank > slack)) {
    const middle = Math.floor((low + high) / 2);
    const count = countAll(kinds, middle);
    if (count <= rank) [low, below] = [middle, count];
    else [high, above] = [middle, count];
  }
  return { low, below, high };
}

type Rows = { from: number; take: number; total: number; descending: boolean };

/**
 * Of products sorted by price the range some places lie in, and how many of that range stand before them: whatever else
 * costs as much, and however many cheaper ones were skipped, is not read.
 */
export function rangeOfPlaces(
  kinds: readonly KindOnSale[],
  range: PriceRange,
  { from, take, total, descending }: Rows,
): { minPrice: number; maxPrice: number; skip: number } {
  const before = countAll(kinds, range.minPrice ?? 0);
  const first = before + (descending ? total - from - take : from);
  const { low, below } = around(kinds, first, range);
  const { high } = around(kinds, first + take - 1, range);
  const skip = descending ? from - (before + total - countAll(kinds, high)) : first - below;
  return { minPrice: low, maxPrice: high - 1, skip };
}
