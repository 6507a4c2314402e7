import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { StockStatus } from '#shared/catalogue/product.ts';
import type { ProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { collator, fold } from '#shared/values/text.ts';
import { type Categories, categoriesById } from '../categories/category-rows.ts';
import { byPosition, type CategoryTree, filedWithin } from '../categories/category-tree.ts';
import type { ProductKind } from '../views/product-columns.ts';
import type { Products } from '../views/read-products.ts';
import { type FacetRows, facetRows, placesOfHits } from './facet-rows.ts';
import { priceBands, roundPrices } from './price-bands.ts';
import { understand } from './text-hits.ts';

const mostChoices = 100;
const ratings = [4.5, 4, 3.5, 3];

type Filter = 'category' | 'business' | 'brand' | 'stock' | 'rating' | 'shipping';

/** A filter a kind of product must pass; none when it is not set. */
type Tests = Partial<Record<Filter, (kind: ProductKind) => boolean>>;

function testsOf(query: ProductQuery, tree: CategoryTree): Tests {
  const { categoryId, businessId, brandId, brandName, stockStatus, minRating, freeShipping } = query;
  const brandNames = brandName?.map(fold);
  const filed = new Set(filedWithin(tree, categoryId ?? []));
  return {
    ...(categoryId?.length && { category: ({ category }) => filed.has(category) }),
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

function tally(rows: FacetRows, places: number[] | undefined, query: ProductQuery, tree: CategoryTree) {
  const tests = Object.entries(testsOf(query, tree)) as [Filter, (kind: ProductKind) => boolean][];
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

type FacetName = { id: string; name: string };
type Choice = FacetName & { count: number };

/** The commonest first, and whatever is chosen already. */
function choices<T extends FacetName>(
  rows: FacetRows,
  tallies: Tally[],
  of: (kind: ProductKind) => T | null,
  isChosen: (thing: T) => boolean,
): (T & Choice)[] {
  const found = new Map<string, T & Choice>();
  for (const { kind, count } of tallies) {
    const thing = of(kind);
    if (thing) found.set(thing.id, { ...thing, count: (found.get(thing.id)?.count ?? 0) + count });
  }
  for (const thing of rows.kinds.map(of))
    if (thing && isChosen(thing) && !found.has(thing.id)) found.set(thing.id, { ...thing, count: 0 });
  return [...found.values()]
    .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
    .filter((choice, place) => place < mostChoices || isChosen(choice));
}

/** The way to the chosen ones and those right below them, or beside one that has none below; at first the departments. */
function categoryChoices(tree: CategoryTree, tallies: Tally[], chosen: readonly string[] = []) {
  const all = [...tree.values()].filter(({ isShown }) => isShown);
  const below = (parentId: string | null) => all.filter((category) => category.parentId === parentId);
  const shown = new Set(
    chosen.length === 0
      ? below(null)
      : chosen.flatMap((id) => {
          const category = tree.get(id);
          if (!category?.isShown) return [];
          const children = below(id);
          const way = category.path.flatMap((above) => tree.get(above) ?? []);
          return [...way, ...(children.length > 0 ? children : below(category.parentId))];
        }),
  );
  const counts = new Map<string, number>();
  for (const { kind, count } of tallies)
    for (const id of tree.get(kind.category)?.path ?? []) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...shown]
    .sort((a, b) => a.level - b.level || byPosition(a, b))
    .map(({ id, name, parentId, level }) => ({ id, name, parentId, level, count: counts.get(id) ?? 0 }))
    .filter(({ id, count }) => count > 0 || chosen.includes(id));
}

/** The bands, and the range that is set where it is none of them. */
function priceChoices(bands: ProductFacets['prices'], { minPrice, maxPrice }: ProductQuery, total: number) {
  const [min, max] = [minPrice ?? 0, maxPrice ?? null];
  const isSet = minPrice !== undefined || maxPrice !== undefined;
  if (!isSet || bands.some((band) => band.min === min && band.max === max)) return bands;
  return [...bands, { min, max, count: total }].sort((a, b) => a.min - b.min);
}

function ratingChoices(tallies: Tally[], chosen: number | undefined) {
  const steps = new Set([...ratings, ...(chosen === undefined ? [] : [chosen])]);
  return [...steps]
    .sort((a, b) => b - a)
    .map((min) => ({ min, count: sum(tallies.filter(({ kind }) => kind.rating >= min)) }))
    .filter(({ min, count }) => count > 0 || min === chosen);
}

const stockChoices = (tallies: Tally[], chosen: readonly StockStatus[] = []) =>
  StockStatus.options
    .map((status) => ({ status, count: sum(tallies.filter(({ kind }) => kind.stock === status)) }))
    .filter(({ status, count }) => count > 0 || chosen.includes(status));

/** What a list may be narrowed by, each counted as if its own filter were not set. */
export async function productFacets(
  categories: Categories,
  products: Products,
  query: ProductQuery,
): Promise<ProductFacets> {
  const [rows, tree] = await Promise.all([facetRows(products), categoriesById(categories)]);
  const text = query.q?.trim();
  const meaning = text ? await understand(products.ask, text, 'whole') : undefined;
  const places = meaning ? await placesOfHits(products.ask, rows, meaning.any) : text ? [] : undefined;
  const { tallies, prices } = tally(rows, places, query, tree);
  const { categoryId, businessId, brandId, stockStatus, minRating } = query;
  const brandNames = query.brandName?.map(fold);
  const total = sum(tallies.filter(({ fails }) => fails.length === 0));
  return {
    total,
    categories: categoryChoices(tree, countedFor(tallies, 'category'), categoryId),
    businesses: choices(
      rows,
      countedFor(tallies, 'business'),
      ({ business }) => business,
      ({ id }) => businessId?.includes(id) ?? false,
    ),
    brands: choices(
      rows,
      countedFor(tallies, 'brand'),
      ({ brand }) => brand,
      ({ id, name }) => (brandId?.includes(id) || brandNames?.includes(fold(name))) ?? false,
    ),
    prices: priceChoices(prices, query, total),
    ratings: ratingChoices(countedFor(tallies, 'rating'), minRating),
    stock: stockChoices(countedFor(tallies, 'stock'), stockStatus),
    freeShipping: sum(countedFor(tallies, 'shipping').filter(({ kind }) => kind.freeShipping)),
  };
}
