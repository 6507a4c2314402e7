import { pageSizes, type PageSize } from '#web/platform/lists/page-sizes.ts';
import type { ProductFilter } from '../../api/catalogue-queries.ts';
import {
  flag,
  halfStars,
  list,
  oneOf,
  present,
  text,
  valuesOf,
  wholeNumber,
} from '#web/platform/lists/search-values.ts';

export const stockChoices = ['in_stock', 'low_stock', 'out_of_stock'] as const;

/** Options of the sort menu; each stands for a field and a direction. */
export const sorts = {
  relevance: { sortBy: 'relevance', sortDir: 'desc' },
  popular: { sortBy: 'popular', sortDir: 'desc' },
  newest: { sortBy: 'createdAt', sortDir: 'desc' },
  sold: { sortBy: 'sold', sortDir: 'desc' },
  discount: { sortBy: 'discount', sortDir: 'desc' },
  rating: { sortBy: 'rating', sortDir: 'desc' },
  cheap: { sortBy: 'price', sortDir: 'asc' },
  dear: { sortBy: 'price', sortDir: 'desc' },
  name: { sortBy: 'name', sortDir: 'asc' },
} as const;
export type Sort = keyof typeof sorts;
type SortBy = (typeof sorts)[Sort]['sortBy'];

/** Parsed address of a product list; everything is optional. Lists of ids are comma-joined. */
export type ProductSearch = {
  q?: string;
  categoryId?: string;
  businessId?: string;
  brandId?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  freeShipping?: true;
  stockStatus?: string;
  sortBy?: SortBy;
  sortDir?: 'asc' | 'desc';
  page?: number;
  pageSize?: PageSize;
};

export const defaultPageSize: PageSize = 20;
export const highestPrice = 100_000_000_000;

const sortFields = Object.values(sorts).map(({ sortBy }) => sortBy);

export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const read: ProductSearch = {
    q: text(search.q),
    categoryId: text(search.categoryId, 64),
    businessId: list(search.businessId),
    brandId: list(search.brandId),
    minPrice: wholeNumber(search.minPrice, 0, highestPrice),
    maxPrice: wholeNumber(search.maxPrice, 0, highestPrice),
    minRating: halfStars(search.minRating),
    freeShipping: flag(search.freeShipping),
    stockStatus: list(search.stockStatus, stockChoices),
    sortBy: oneOf(sortFields, search.sortBy),
    sortDir: oneOf(['asc', 'desc'] as const, search.sortDir),
    page: wholeNumber(search.page, 2, 100_000),
    pageSize: oneOf(pageSizes, wholeNumber(search.pageSize, 1, 100)),
  };
  if (read.minPrice !== undefined && read.maxPrice !== undefined && read.minPrice > read.maxPrice)
    [read.minPrice, read.maxPrice] = [read.maxPrice, read.minPrice];
  return present(read);
}

const defaultSort = ({ q }: ProductSearch): Sort => (q ? 'relevance' : 'popular');

/** Returns the sort option for an address. */
export function sortOf(search: ProductSearch): Sort {
  if (!search.sortBy) return defaultSort(search);
  const names = Object.keys(sorts) as Sort[];
  const fitting = names.filter((name) => sorts[name].sortBy === search.sortBy);
  const exact = fitting.find((name) => sorts[name].sortDir === (search.sortDir ?? sorts[name].sortDir));
  return exact ?? fitting[0] ?? defaultSort(search);
}

/** Scope of a page, whatever its address says: the products of one category, business or brand. */
export type ListScope = { categoryId?: string; businessId?: string; brandId?: string };

/** Returns the API filters, the same for a list and for its counts. */
export function activeFiltersOf(search: ProductSearch, fixed: ListScope = {}): ProductFilter {
  const { freeShipping, sortBy: _by, sortDir: _dir, page: _page, pageSize: _size, ...rest } = search;
  const { categoryId, ...held } = fixed;
  return {
    ...(categoryId && { categoryId }),
    ...rest,
    ...held,
    ...(freeShipping && { freeShipping: 'true' as const }),
  };
}

/** Returns the API query for an address. */
export function filterOf(search: ProductSearch, fixed?: ListScope): ProductFilter {
  const { page = 1, pageSize = defaultPageSize } = search;
  return { ...activeFiltersOf(search, fixed), ...sorts[sortOf(search)], page, pageSize };
}

/** Returns the search without any filters. */
export const unfiltered = ({ q, sortBy, sortDir, pageSize }: ProductSearch): ProductSearch =>
  present({ q, sortBy, sortDir, pageSize });

/** Counts active filters without the text; a price range counts once, businesses and brands each. */
export function filterCount(search: ProductSearch): number {
  const { categoryId, businessId, brandId, minPrice, maxPrice, minRating, freeShipping, stockStatus } =
    search;
  const single = [categoryId, minPrice ?? maxPrice, minRating, freeShipping];
  const lists = [businessId, brandId, stockStatus];
  return (
    single.filter((value) => value !== undefined).length +
    lists.reduce((sum, list) => sum + valuesOf(list).length, 0)
  );
}

/** Props of every filter: the current search, and how to change it. */
export type FilterProps = { search: ProductSearch; onChange: (change: Partial<ProductSearch>) => void };
