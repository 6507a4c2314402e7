import { pageSizes, type PageSize } from '../../../ui/page-window.ts';
import type { ProductFilter } from '../api/catalogue-queries.ts';

export const stockChoices = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export type StockChoice = (typeof stockChoices)[number];

/** One choice in the sort menu stands for a field and a direction. */
export const sorts = {
  relevance: { sortBy: 'relevance', sortDir: 'desc' },
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

/** What the address of the product list says; everything may be missing. */
export type ProductSearch = {
  q?: string;
  categoryId?: string;
  minPrice?: number;
  maxPrice?: number;
  freeShipping?: true;
  stockStatus?: StockChoice;
  sortBy?: SortBy;
  sortDir?: 'asc' | 'desc';
  page?: number;
  pageSize?: PageSize;
};

export const defaultPageSize: PageSize = 20;

const maxPrice = 100_000_000_000;

const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

function text(value: unknown): string | undefined {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return words ? words.slice(0, 200) : undefined;
}

function whole(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}

const sortFields = Object.values(sorts).map(({ sortBy }) => sortBy);

/** Addresses are typed, shared and cut short: what makes no sense is passed over. */
export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const read: ProductSearch = {
    q: text(search.q),
    categoryId: text(search.categoryId),
    minPrice: whole(search.minPrice, 0, maxPrice),
    maxPrice: whole(search.maxPrice, 0, maxPrice),
    freeShipping: search.freeShipping === true || search.freeShipping === 'true' ? true : undefined,
    stockStatus: oneOf(stockChoices, search.stockStatus),
    sortBy: oneOf(sortFields, search.sortBy),
    sortDir: oneOf(['asc', 'desc'] as const, search.sortDir),
    page: whole(search.page, 2, 100_000),
    pageSize: oneOf(pageSizes, whole(search.pageSize, 1, 100)),
  };
  if (read.minPrice !== undefined && read.maxPrice !== undefined && read.minPrice > read.maxPrice)
    [read.minPrice, read.maxPrice] = [read.maxPrice, read.minPrice];
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const defaultSort = ({ q }: ProductSearch): Sort => (q ? 'relevance' : 'newest');

/** The menu's name for what the address asks. */
export function sortOf(search: ProductSearch): Sort {
  if (!search.sortBy) return defaultSort(search);
  const names = Object.keys(sorts) as Sort[];
  const fitting = names.filter((name) => sorts[name].sortBy === search.sortBy);
  const exact = fitting.find((name) => sorts[name].sortDir === (search.sortDir ?? sorts[name].sortDir));
  return exact ?? fitting[0] ?? defaultSort(search);
}

/** The query of the API for an address. */
export function filterOf(search: ProductSearch): ProductFilter {
  const { freeShipping, sortBy: _by, sortDir: _dir, page = 1, pageSize = defaultPageSize, ...rest } = search;
  return { ...rest, ...sorts[sortOf(search)], page, pageSize, ...(freeShipping && { freeShipping: 'true' }) };
}

/** How many filters are set, the search text apart. */
export const filterCount = ({
  categoryId,
  minPrice,
  maxPrice,
  freeShipping,
  stockStatus,
}: ProductSearch): number =>
  [categoryId, minPrice ?? maxPrice, freeShipping, stockStatus].filter((value) => value !== undefined).length;

/** What every filter is given: the search as it stands, and how to change it. */
export type FilterProps = { search: ProductSearch; onChange: (change: Partial<ProductSearch>) => void };
