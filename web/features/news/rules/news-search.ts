import type { newsTypes } from '#shared/news/news-choices.ts';
import { oneOf, present, text, wholeNumber } from '#web/platform/lists/search-values.ts';

/** Names of the sort orders. The page's code knows what each means; its address is parsed by every page's code. */
export const newsOrderNames = [
  'latest',
  'oldest',
  'mostLiked',
  'leastLiked',
  'mostCommented',
  'leastCommented',
  'mostViewed',
  'leastViewed',
  'titleUp',
  'titleDown',
  'latestUpdated',
  'oldestUpdated',
] as const;
export type NewsOrder = (typeof newsOrderNames)[number];

type NewsFilter = Exclude<(typeof newsTypes)[number], 'all'>;

/** The types and page sizes on offer; the contract's file would bring more code to the first page than they are. */
export const newsFilters = ['news', 'event', 'announcement'] as const satisfies readonly NewsFilter[];
export const newsSizes = [10, 15, 20] as const;

/** Parsed address of the list of news. */
export type NewsSearch = {
  search?: string;
  type?: NewsFilter;
  sort?: NewsOrder;
  page?: number;
  pageSize?: (typeof newsSizes)[number];
};

export const readNewsSearch = (search: Record<string, unknown>): NewsSearch =>
  present({
    search: text(search['search'], 100),
    type: oneOf(newsFilters, search['type']),
    sort: oneOf(newsOrderNames, search['sort']),
    page: wholeNumber(search['page'], 2, 100_000),
    pageSize: oneOf(newsSizes, wholeNumber(search['pageSize'], 1, 100)),
  });
