import type { NewsSort } from '#shared/news/news-choices.ts';
import type { NewsOrder, NewsSearch } from './news-search.ts';

/** Options of the sort menu; each stands for a field and a direction. */
const newsOrders = {
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
} as const satisfies Record<NewsOrder, { sortBy: NewsSort; sortOrder: 'asc' | 'desc' }>;

/** Returns the API query for an address. */
export function newsQueryOf({ sort = 'latest', page = 1, pageSize = 10, ...filters }: NewsSearch) {
  return { ...filters, ...newsOrders[sort], page, pageSize };
}

export const isNarrowed = ({ search, type }: NewsSearch): boolean =>
  search !== undefined || type !== undefined;
