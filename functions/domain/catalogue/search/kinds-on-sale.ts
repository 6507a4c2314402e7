import { memoByRevision } from '#functions/platform/views/memo.ts';
import type { ProductKind } from '../views/product-columns.ts';
import type { KindChanged, ProductFilters, ProductRows } from '../views/product-rows.ts';
import { roundPrices, stepOfPrice } from './price-bands.ts';

/** Number of products priced from a round price up to the next, and how many cost exactly the round price. */
type InStep = { inside: number; at: number };

/** Ascending prices with the product numbers, and `steps`: the products between two round prices. */
type Prices = { totals: Float64Array; rids: Float64Array; steps: Map<number, InStep> };

/** Products on sale that all filters but the price treat alike. */
export type KindOnSale = { number: number; kind: ProductKind; products: number; prices?: Prices };

type KindState = { changed: number; kinds: Map<number, KindOnSale> };
const known = new WeakMap<ProductRows, KindState>();

function note({ kinds }: KindState, { number, kind, products }: KindChanged): void {
  if (products === 0) kinds.delete(number);
  else kinds.set(number, { number, kind: JSON.parse(kind) as ProductKind, products });
}

/**
 * Kinds of all products on sale, sorted by number. There are some hundreds, and only changed ones are read
 * again, so the list is always current and a new kind appears at once.
 */
export const kindsOnSale = memoByRevision(
  async (ask: ProductRows): Promise<KindOnSale[]> => {
    const before = known.get(ask) ?? { changed: 0, kinds: new Map<number, KindOnSale>() };
    known.set(ask, before);
    for (const changed of await ask.kindsSince(before.changed)) {
      note(before, changed);
      before.changed = Math.max(before.changed, changed.changed);
    }
    return [...before.kinds.values()].sort((a, b) => a.number - b.number);
  },
  () => 0,
);

function pricesOf(totals: readonly number[], rids: readonly number[]): Prices {
  const steps = new Map<number, InStep>();
  for (const total of totals) {
    const step = stepOfPrice(total);
    const { inside, at } = steps.get(step) ?? { inside: 0, at: 0 };
    steps.set(step, { inside: inside + 1, at: at + Number(total === roundPrices[step]) });
  }
  return { totals: Float64Array.from(totals), rids: Float64Array.from(rids), steps };
}

/** Reads the prices of those kinds whose prices are not known yet. */
export async function cachePrices(ask: ProductRows, kinds: readonly KindOnSale[]): Promise<void> {
  if (kinds.every(({ prices }) => prices)) return;
  const unknown = new Map(kinds.filter(({ prices }) => !prices).map((kind) => [kind.number, kind]));
  for (const { kind, totals, rids } of await ask.pricesOfKinds([...unknown.keys()])) {
    const one = unknown.get(kind);
    if (one) one.prices = pricesOf(totals, rids);
  }
}

/** Counts the ascending prices below a bound, optionally within a range of places. */
export function countBelow(totals: Float64Array, price: number, from = 0, end = totals.length): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] ?? Infinity) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type PriceRange = Pick<ProductFilters, 'minPrice' | 'maxPrice'>;

export const isRange = ({ minPrice, maxPrice }: PriceRange): boolean =>
  minPrice !== undefined || maxPrice !== undefined;

/** Counts the products of a kind within a price range; the range needs known prices. */
export function countOf({ products, prices }: KindOnSale, range: PriceRange): number {
  if (!isRange(range)) return products;
  if (!prices) return 0;
  const { minPrice = 0, maxPrice = Infinity } = range;
  return countBelow(prices.totals, maxPrice + 1) - countBelow(prices.totals, minPrice);
}
