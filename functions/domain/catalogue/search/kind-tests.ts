import { fold } from '#shared/values/text.ts';
import type { ProductKind } from '../views/product-columns.ts';
import type { ProductFilters } from '../views/product-rows.ts';
import type { KindOnSale } from './kinds-on-sale.ts';

export type KindFilter = 'category' | 'business' | 'brand' | 'stock' | 'rating' | 'shipping';

/** A filter, with the test whether a kind passes it. */
type KindTest = [name: KindFilter, passes: (kind: ProductKind) => boolean];

/** Filters with one answer for a whole kind. `categoryId`: the categories products are filed under. */
type KindFilters = Omit<ProductFilters, 'minPrice' | 'maxPrice'>;

function testsOf(filters: KindFilters): KindTest[] {
  const { categoryId, businessId, brandId, brandName, stockStatus, minRating, freeShipping } = filters;
  const tests: KindTest[] = [];
  if (categoryId?.length) {
    const filed = new Set(categoryId);
    tests.push(['category', ({ category }) => filed.has(category)]);
  }
  if (businessId?.length) tests.push(['business', ({ business }) => businessId.includes(business.id)]);
  if (brandId?.length || brandName?.length) {
    const names = brandName?.length ? brandName.map(fold) : undefined;
    const ids = brandId?.length ? brandId : undefined;
    tests.push([
      'brand',
      ({ brand }) =>
        brand !== null && (ids?.includes(brand.id) ?? true) && (names?.includes(fold(brand.name)) ?? true),
    ]);
  }
  if (stockStatus?.length) tests.push(['stock', ({ stock }) => stockStatus.includes(stock)]);
  if (minRating !== undefined) tests.push(['rating', ({ rating }) => rating >= minRating]);
  if (freeShipping !== undefined) tests.push(['shipping', (kind) => kind.freeShipping === freeShipping]);
  return tests;
}

/** A kind that passes every filter, or fails just this one. */
export type KindVerdict = { of: KindOnSale; fails: KindFilter | undefined };

/** `meant` passes all filters; `judged` also has kinds that fail exactly one, counted as its options. */
export type Selection = { judged: KindVerdict[]; meant: KindOnSale[]; meantNumbers: Set<number> };

function judge(kinds: readonly KindOnSale[], filters: KindFilters): Selection {
  const tests = testsOf(filters);
  const judged: KindVerdict[] = [];
  const meant: KindOnSale[] = [];
  for (const one of kinds) {
    const failed = tests.filter(([, passes]) => !passes(one.kind));
    if (failed.length <= 1) judged.push({ of: one, fails: failed[0]?.[0] });
    if (failed.length === 0) meant.push(one);
  }
  return { judged, meant, meantNumbers: new Set(meant.map(({ number }) => number)) };
}

/** Maximum number of selections cached per list of kinds. */
const maxSelections = 300;
const kept = new WeakMap<readonly KindOnSale[], Map<string, Selection>>();

/** Selects the kinds that pass the filters. They are cached: shoppers ask for the same kinds again. */
export function narrowed(kinds: readonly KindOnSale[], filters: ProductFilters): Selection {
  const { categoryId, businessId, brandId, brandName, stockStatus, minRating, freeShipping } = filters;
  const all = { categoryId, businessId, brandId, brandName, stockStatus, minRating, freeShipping };
  const key = JSON.stringify(all);
  const answers = kept.get(kinds) ?? new Map<string, Selection>();
  kept.set(kinds, answers);
  const known = answers.get(key);
  if (known) return known;
  const answer = judge(kinds, all);
  if (answers.size < maxSelections) answers.set(key, answer);
  return answer;
}
