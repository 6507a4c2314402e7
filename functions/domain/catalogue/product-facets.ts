import type { ProductQuery } from '#shared/catalogue/list-products.ts';
import { StockStatus } from '#shared/catalogue/product.ts';
import type { ProductFacets } from '#shared/catalogue/product-lists.ts';
import { collator, fold } from '#shared/text.ts';
import { byPosition, categoriesById } from './category-rows.ts';
import { type FacetRows, facetRows, placesOfHits } from './facet-rows.ts';
import type { Rows } from './kept.ts';
import { priceBands, roundPrices } from './price-bands.ts';
import type { ProductKind } from './products-view.ts';
import { understand } from './text-hits.ts';

const mostChoices = 100;
const ratings = [4.5, 4, 3.5, 3];

type Filter = 'category' | 'business' | 'brand' | 'stock' | 'rating' | 'shipping';

/** A filter a kind of product must pass; none when it is not set. */
type Tests = Partial<Record<Filter, (kind: ProductKind) => boolean>>;

function testsOf(query: ProductQuery): Tests {
  const { categoryId, businessId, brandId, brandName, stockStatus, minRating, freeShipping } = query;
  const brandNames = brandName?.map(fold);
  return {
    ...(categoryId?.length && { category: ({ path }) => path.some((id) => categoryId.includes(id)) }),
    ...(businessId?.length && { business: ({ business }) => businessId.includes(business.id) }),
    ...((brandId?.length || brandNames?.length) && {
      brand: ({ brand }) =>
        brand !== null &&
        (!brandId?.length || brandId.includes(brand.id)) &&
        (!brandNames?.length || brandNames.includes(fold(brand.name))),
    }),
    ...(stockStatus?.length && { stock: ({ stock }) => stockStatus.includes(stock) }),
    ...(minRating !== undefined && { rating: ({ rating }) => rating >= minRating }),
    ...(freeShipping !== undefined && { shipping: (kind) => kind.freeShipping === freeShipping }),
  };
}

/** How many products of a kind there are, and the filters it fails. */
type Tally = { kind: ProductKind; count: number; fails: Filter[] };

function tally(rows: FacetRows, places: number[] | undefined, query: ProductQuery) {
  const tests = Object.entries(testsOf(query)) as [Filter, (kind: ProductKind) => boolean][];
  const fails = rows.kinds.map((kind) => tests.filter(([, passes]) => !passes(kind)).map(([name]) => name));
  const passesAll = Uint8Array.from(fails, ({ length }) => Number(length === 0));
  const counts = new Uint32Array(rows.kinds.length);
  const inStep = new Uint32Array(roundPrices.length);
  const atStep = new Uint32Array(roundPrices.length);
  const { minPrice = 0, maxPrice = Infinity } = query;
  const length = places?.length ?? rows.totals.length;
  // Runs over every product of the market. Each place is one the columns have.
  for (let index = 0; index < length; index += 1) {
    const place = places ? (places[index] as number) : index;
    const total = rows.totals[place] as number;
    const kind = rows.kindOf[place] as number;
    if (total >= minPrice && total <= maxPrice) (counts[kind] as number) += 1;
    if (passesAll[kind] === 0) continue;
    const step = rows.steps[place] as number;
    (inStep[step] as number) += 1;
    if (total === roundPrices[step]) (atStep[step] as number) += 1;
  }
  const tallies = rows.kinds
    .map((kind, place): Tally => ({ kind, count: counts[place] ?? 0, fails: fails[place] ?? [] }))
    .filter(({ count, fails: failed }) => count > 0 && failed.length <= 1);
  return { tallies, prices: priceBands([...inStep], [...atStep]) };
}

/** What passes every filter, or every one but its own. */
const countedFor = (tallies: Tally[], filter: Filter): Tally[] =>
  tallies.filter(({ fails }) => fails.length === 0 || fails[0] === filter);

const sum = (tallies: Tally[]): number => tallies.reduce((total, { count }) => total + count, 0);

type Choice = { id: string; name: string; count: number };

/** The commonest first, and whatever is chosen already. */
function choices<T extends { id: string; name: string }>(
  tallies: Tally[],
  of: (kind: ProductKind) => T | null,
  chosen: readonly string[] = [],
): (T & Choice)[] {
  const found = new Map<string, T & Choice>();
  for (const { kind, count } of tallies) {
    const thing = of(kind);
    if (thing) found.set(thing.id, { ...thing, count: (found.get(thing.id)?.count ?? 0) + count });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
    .filter(({ id }, place) => place < mostChoices || chosen.includes(id));
}

/** Those right below the chosen ones, or beside one that has none below; at first the departments. */
function categoryChoices(categories: Rows, tallies: Tally[], chosen: readonly string[] = []) {
  const byId = categoriesById(categories);
  const all = [...byId.values()];
  const below = (parentId: string | null) => all.filter((category) => category.parentId === parentId);
  const shown = new Set(
    chosen.length === 0
      ? below(null)
      : chosen.flatMap((id) => {
          const children = below(id);
          const category = byId.get(id);
          return children.length > 0 || !category ? children : below(category.parentId);
        }),
  );
  const counts = new Map<string, number>();
  for (const { kind, count } of tallies)
    for (const id of kind.path) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...shown].sort(byPosition).flatMap(({ id, name, parentId, level }) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [{ id, name, parentId, level, count }] : [];
  });
}

/** What a list may be narrowed by, each counted as if its own filter were not set. */
export function productFacets(categories: Rows, products: Rows, query: ProductQuery): ProductFacets {
  const rows = facetRows(products);
  const text = query.q?.trim();
  const meaning = text ? understand(products.db, text, 'whole') : undefined;
  const places = meaning ? placesOfHits(products.db, rows, meaning.any) : text ? [] : undefined;
  const { tallies, prices } = tally(rows, places, query);
  const rated = countedFor(tallies, 'rating');
  const stocked = countedFor(tallies, 'stock');
  return {
    total: sum(tallies.filter(({ fails }) => fails.length === 0)),
    categories: categoryChoices(categories, countedFor(tallies, 'category'), query.categoryId),
    businesses: choices(countedFor(tallies, 'business'), ({ business }) => business, query.businessId),
    brands: choices(countedFor(tallies, 'brand'), ({ brand }) => brand, query.brandId),
    prices,
    ratings: ratings.map((min) => ({ min, count: sum(rated.filter(({ kind }) => kind.rating >= min)) })),
    stock: StockStatus.options.map((status) => ({
      status,
      count: sum(stocked.filter(({ kind }) => kind.stock === status)),
    })),
    freeShipping: sum(countedFor(tallies, 'shipping').filter(({ kind }) => kind.freeShipping)),
  };
}
