import { answersByAsked, countsByAsked } from '#functions/platform/views/memo.ts';
import type { HitPrices, Match, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { narrowed } from './kind-tests.ts';
import { kindsOnSale } from './kinds-on-sale.ts';

/** Hits of a text are counted no further than this. */
const countedAtMost = 50_000;

/** A text is typed once and narrowed again and again; the hits of a common one take up to a megabyte. */
const textsKept = 20;
const prices = answersByAsked<HitPrices>(textsKept);

/** The kind and the price of every hit of a text: read once, whatever it is narrowed by. */
export const pricesOfText = (rows: Products, match: Match): Promise<HitPrices> =>
  prices(rows, JSON.stringify(match), () => rows.ask.pricesOfHits(match));

async function countNarrowed(rows: Products, match: Match, filters: ProductFilters): Promise<number> {
  const [kinds, hits] = await Promise.all([kindsOnSale(rows), pricesOfText(rows, match)]);
  const meant = new Set(narrowed(kinds, filters).meant.map(({ number }) => number));
  const { minPrice = 0, maxPrice = Infinity } = filters;
  let found = 0;
  for (const [place, total] of hits.totals.entries())
    if (total >= minPrice && total <= maxPrice && meant.has(hits.kinds[place] ?? 0)) found += 1;
  return Math.min(found, countedAtMost);
}

const totals = countsByAsked(500);

/** How many products a text finds; narrowed, without a look at any of them once the text was asked for. */
export const countText = (
  rows: Products,
  match: Match,
  filters: ProductFilters | undefined,
): Promise<number> =>
  filters
    ? countNarrowed(rows, match, filters)
    : totals(rows, JSON.stringify(match), () => rows.ask.countHits({ match, most: countedAtMost }));
