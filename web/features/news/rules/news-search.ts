import { newsPageSizes, type NewsSort, type newsTypes } from '#shared/news/news-choices.ts';
import { oneOf, present, text, wholeNumber } from '#web/platform/lists/search-values.ts';

/** Options of the sort menu; each stands for a field and a direction. */
export const newsOrders = {
  latest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  mostLiked: { sortBy: 'likes', sortOrder: 'desc' },
  leastLiked: { sortBy: 'likes', sortOrder: 'asc' },
  mostCommented: { sortBy: 'commentCount', sortOrder: 'desc' },
  leastCommented: { sortBy: 'commentCount', sortOrder: 'asc' },
  mostViewed: { sortBy: 'views', sortOrder: 'desc' },
  leastViewed: { sortBy: 'views', sortOrder: 'asc' },
  titleUp: { sortBy: 'title', sortOrder: 'asc' },
  titleDown: { sortBy: 'title', sortOrder: 'desc' },
  latestUpdated: { sortBy: 'updatedAt', sortOrder: 'desc' },
  oldestUpdated: { sortBy: 'updatedAt', sortOrder: 'asc' },
} as const satisfies Record<string, { sortBy: NewsSort; sortOrder: 'asc' | 'desc' }>;
export type NewsOrder = keyof typeof newsOrders;

type NewsFilter = Exclude<(typeof newsTypes)[number], 'all'>;

/** The types and page sizes on offer; the contract's file would bring more code to the first page than they are. */
export const newsFilters = ['news', 'event', 'announcement'] as const satisfies readonly NewsFilter[];
export const newsSizes = newsPageSizes;

/** Parsed address of the list of news. */
export type NewsSearch = {
  search?: string;
  type?: NewsFilter;
  sort?: NewsOrder;
  page?: number;
  pageSize?: (typeof newsSizes)[number];
};

const orderNames = Object.keys(newsOrders) as NewsOrder[];

export const readNewsSearch = (search: Record<string, unknown>): NewsSearch =>
  present({
    search: text(search['search'], 100),
    type: oneOf(newsFilters, search['type']),
    sort: oneOf(orderNames, search['sort']),
    page: wholeNumber(search['page'], 2, 100_000),
    pageSize: oneOf(newsSizes, wholeNumber(search['pageSize'], 1, 100)),
  });

/** Returns the API query for an address. */
export function newsQueryOf({ sort = 'latest', page = 1, pageSize = 10, ...filters }: NewsSearch) {
  return { ...filters, ...newsOrders[sort], page, pageSize };
}

export const isNarrowed = ({ search, type }: NewsSearch): boolean =>
  search !== undefined || type !== undefined;
