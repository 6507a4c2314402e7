import { countsByQuery } from '#functions/platform/views/memo.ts';
import type { Match, ProductFilters } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { countCachedHits } from './cached-hits.ts';

/** Maximum number up to which the hits of a text are counted. */
const countedAtMost = 50_000;

const totals = countsByQuery(500);

/** Counts the products a text finds. */
export const countText = async (
  rows: Products,
  match: Match,
  filters: ProductFilters | undefined,
): Promise<number> =>
  filters
    ? Math.min(await countCachedHits(rows, match, filters), countedAtMost)
    : totals(rows, JSON.stringify(match), () => rows.ask.countHits({ match, most: countedAtMost }));
