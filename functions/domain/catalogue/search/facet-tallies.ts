import type { ProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import type { ProductKind } from '../views/product-columns.ts';
import type { Match, ProductFilters, ProductRows } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { type KindVerdict, type KindFilter, narrowed } from './kind-tests.ts';
import { countOf, isRange, type KindOnSale, cachePrices } from './kinds-on-sale.ts';
import { priceBands, roundPrices, stepOfPrice } from './price-bands.ts';
import { hitsOfText } from './cached-hits.ts';

/** Number of products of a kind, with the only filter the kind fails, if any. */
export type Tally = { kind: ProductKind; count: number; fails: KindFilter | undefined };

export type Tallies = { tallies: Tally[]; prices: ProductFacets['prices'] };

function talliesOf(judged: readonly KindVerdict[], count: (kind: KindOnSale) => number): Tally[] {
  const tallies: Tally[] = [];
  for (const { of, fails } of judged) {
    const found = count(of);
    if (found > 0) tallies.push({ kind: of.kind, count: found, fails });
  }
  return tallies;
}

type Bands = ProductFacets['prices'];
const bandsOf = new WeakMap<readonly KindOnSale[], Bands>();

/** Price bands of all matching kinds, ignoring the price filter; computed once per list. */
function bandsOfKinds(meant: readonly KindOnSale[]): Bands {
  const known = bandsOf.get(meant);
  if (known) return known;
  const inStep = roundPrices.map(() => 0);
  const atStep = roundPrices.map(() => 0);
  for (const { prices } of meant)
    for (const [step, { inside, at }] of prices?.steps ?? []) {
      inStep[step] = (inStep[step] ?? 0) + inside;
      atStep[step] = (atStep[step] ?? 0) + at;
    }
  const bands = priceBands(inStep, atStep);
  bandsOf.set(meant, bands);
  return bands;
}

/** Tallies everything on sale from the counts and prices known per kind, without reading products. */
export async function tallyAll(
  ask: ProductRows,
  kinds: readonly KindOnSale[],
  filters: ProductFilters,
): Promise<Tallies> {
  const { judged, meant } = narrowed(kinds, filters);
  await cachePrices(ask, isRange(filters) ? judged.map(({ of }) => of) : meant);
  return { tallies: talliesOf(judged, (kind) => countOf(kind, filters)), prices: bandsOfKinds(meant) };
}

/** Tallies the hits of a text by each hit's kind and price. */
export async function tallyHits(
  rows: Products,
  kinds: readonly KindOnSale[],
  filters: ProductFilters,
  match: Match,
): Promise<Tallies> {
  const hits = await hitsOfText(rows, match);
  const { judged, meantNumbers } = narrowed(kinds, filters);
  const { minPrice = 0, maxPrice = Infinity } = filters;
  const counts = new Map<number, number>();
  const inStep = roundPrices.map(() => 0);
  const atStep = roundPrices.map(() => 0);
  for (const [place, kind] of hits.kinds.entries()) {
    const total = hits.totals[place] ?? 0;
    if (total >= minPrice && total <= maxPrice) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (!meantNumbers.has(kind)) continue;
    const step = stepOfPrice(total);
    inStep[step] = (inStep[step] ?? 0) + 1;
    if (total === roundPrices[step]) atStep[step] = (atStep[step] ?? 0) + 1;
  }
  return {
    tallies: talliesOf(judged, ({ number }) => counts.get(number) ?? 0),
    prices: priceBands(inStep, atStep),
  };
}
