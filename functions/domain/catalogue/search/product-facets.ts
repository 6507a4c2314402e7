import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { StockStatus } from '#shared/catalogue/product.ts';
import type { ProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { collator, fold } from '#shared/values/text.ts';
import { memoByInputs } from '#functions/platform/views/memo.ts';
import { type Categories, categoriesById } from '../categories/category-rows.ts';
import { byPosition, type CategoryTree, filterByCategory } from '../categories/category-tree.ts';
import type { ProductKind } from '../views/product-columns.ts';
import type { Products } from '../views/read-products.ts';
import { type Tallies, type Tally, tallyAll, tallyHits } from './facet-tallies.ts';
import type { KindFilter } from './kind-tests.ts';
import { type KindOnSale, kindsOnSale } from './kinds-on-sale.ts';
import { meaningOfText } from './text-hits.ts';

const maxChoices = 100;
const ratings = [4.5, 4, 3.5, 3];

/** Tallies that pass every filter, except possibly this one. */
const countedFor = (tallies: Tally[], filter: KindFilter): Tally[] =>
  tallies.filter(({ fails }) => fails === undefined || fails === filter);

const sum = (tallies: Tally[]): number => tallies.reduce((total, { count }) => total + count, 0);

type FacetName = { id: string; name: string };
type Choice = FacetName & { count: number };

function distinct<T extends FacetName>(
  kinds: readonly KindOnSale[],
  of: (kind: ProductKind) => T | null,
): T[] {
  const found = new Map<string, T>();
  for (const { kind } of kinds) {
    const thing = of(kind);
    if (thing) found.set(thing.id, thing);
  }
  return [...found.values()];
}

const businessOf = ({ business }: ProductKind) => business;
const brandOf = ({ brand }: ProductKind) => brand;

/** Businesses and brands on sale, collected only when the kinds change, as kinds may be thousands. */
const makersOf = memoByInputs((kinds: readonly KindOnSale[]) => ({
  businesses: distinct(kinds, businessOf),
  brands: distinct(kinds, brandOf),
}));

/** Lists the most frequent choices, plus those already chosen. */
function choices<T extends FacetName>(
  all: readonly T[],
  tallies: Tally[],
  of: (kind: ProductKind) => T | null,
  isChosen: (thing: T) => boolean,
): (T & Choice)[] {
  const found = new Map<string, T & Choice>();
  for (const { kind, count } of tallies) {
    const thing = of(kind);
    const known = thing && found.get(thing.id);
    if (known) known.count += count;
    else if (thing) found.set(thing.id, { ...thing, count });
  }
  for (const thing of all)
    if (isChosen(thing) && !found.has(thing.id)) found.set(thing.id, { ...thing, count: 0 });
  return [...found.values()]
    .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name))
    .filter((choice, place) => place < maxChoices || isChosen(choice));
}

/** Lists the path to each chosen category with its children or siblings; else the main categories. */
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
  const filed = new Map<string, number>();
  for (const { kind, count } of tallies) filed.set(kind.category, (filed.get(kind.category) ?? 0) + count);
  const counts = new Map<string, number>();
  for (const [category, count] of filed)
    for (const id of tree.get(category)?.path ?? []) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...shown]
    .sort((a, b) => a.level - b.level || byPosition(a, b))
    .map(({ id, name, parentId, level }) => ({ id, name, parentId, level, count: counts.get(id) ?? 0 }))
    .filter(({ id, count }) => count > 0 || chosen.includes(id));
}

/** Adds the chosen price range to the bands if it is not one of them. */
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

async function talliesOf(rows: Products, kinds: KindOnSale[], query: ProductQuery): Promise<Tallies> {
  const text = query.q?.trim();
  const { ask } = rows;
  if (!text) return tallyAll(ask, kinds, query);
  const meaning = await meaningOfText(rows, text, 'whole');
  return meaning ? tallyHits(rows, kinds, query, meaning.any) : { tallies: [], prices: [] };
}

/** Computes the facets of a list; each facet is counted as if its own filter were not set. */
export async function productFacets(
  categories: Categories,
  products: Products,
  query: ProductQuery,
): Promise<ProductFacets> {
  const [kinds, tree] = await Promise.all([kindsOnSale(products), categoriesById(categories)]);
  const { tallies, prices } = await talliesOf(products, kinds, {
    ...query,
    categoryId: filterByCategory(tree, query.categoryId ?? []),
  });
  const { categoryId, businessId, brandId, stockStatus, minRating } = query;
  const brandNames = query.brandName?.map(fold);
  const makers = makersOf(kinds);
  const total = sum(tallies.filter(({ fails }) => fails === undefined));
  return {
    total,
    categories: categoryChoices(tree, countedFor(tallies, 'category'), categoryId),
    businesses: choices(
      makers.businesses,
      countedFor(tallies, 'business'),
      businessOf,
      ({ id }) => businessId?.includes(id) ?? false,
    ),
    brands: choices(
      makers.brands,
      countedFor(tallies, 'brand'),
      brandOf,
      ({ id, name }) => (brandId?.includes(id) || brandNames?.includes(fold(name))) ?? false,
    ),
    prices: priceChoices(prices, query, total),
    ratings: ratingChoices(countedFor(tallies, 'rating'), minRating),
    stock: stockChoices(countedFor(tallies, 'stock'), stockStatus),
    freeShipping: sum(countedFor(tallies, 'shipping').filter(({ kind }) => kind.freeShipping)),
  };
}
