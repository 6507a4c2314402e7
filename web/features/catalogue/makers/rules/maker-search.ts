import { pageSizes, type PageSize } from '#web/platform/lists/page-sizes.ts';
import type { MakerFilter } from '../../api/maker-queries.ts';
import { flag, halfStars, oneOf, present, text, wholeNumber } from '#web/platform/lists/search-values.ts';

/** Options of the sort menu; each stands for a field and a direction. */
export const makerSorts = {
  products: { sortBy: 'productCount', sortDir: 'desc' },
  rating: { sortBy: 'rating', sortDir: 'desc' },
  sold: { sortBy: 'sold', sortDir: 'desc' },
  newest: { sortBy: 'createdAt', sortDir: 'desc' },
  name: { sortBy: 'name', sortDir: 'asc' },
} as const;
export type MakerSort = keyof typeof makerSorts;

/** Parsed address of the list of businesses. */
export type MakerSearch = {
  q?: string;
  categoryId?: string;
  verified?: true;
  minRating?: number;
  sort?: MakerSort;
  page?: number;
  pageSize?: PageSize;
};

const sortNames = Object.keys(makerSorts) as MakerSort[];

export const readMakerSearch = (search: Record<string, unknown>): MakerSearch =>
  present({
    q: text(search.q),
    categoryId: text(search.categoryId, 64),
    verified: flag(search.verified),
    minRating: halfStars(search.minRating),
    sort: oneOf(sortNames, search.sort),
    page: wholeNumber(search.page, 2, 100_000),
    pageSize: oneOf(pageSizes, wholeNumber(search.pageSize, 1, 100)),
  });

export function makerFilterOf(search: MakerSearch): MakerFilter {
  const { verified, sort = 'products', page = 1, pageSize = 20, ...rest } = search;
  return { ...rest, ...makerSorts[sort], page, pageSize, ...(verified && { verified: 'true' as const }) };
}
