import { one, words } from '../lists/query-parts.ts';
import { staffContentList } from '../publishing/content-item.ts';

export const newsCategories = ['news', 'event', 'announcement'] as const;

/** Choices of the filter by type; `all` is the same as none. */
export const newsTypes = ['all', ...newsCategories] as const;

const newsSorts = ['createdAt', 'likes', 'commentCount', 'views', 'title', 'updatedAt'] as const;
export type NewsSort = (typeof newsSorts)[number];

export const maxNewsImages = 20;
export const maxNewsVideos = 4;

/** Largest number of upcoming events in one reply. */
export const maxUpcomingEvents = 20;

/** Filters and sorts of the public list. */
export const newsList = {
  filters: { search: words(100), type: one(newsTypes) },
  sorts: newsSorts,
  sort: '-createdAt',
  page: 'pageSize',
  size: 10,
  most: 20,
} as const;

/** Query of the list as it opens; the page of news brings the answer to exactly this one. */
export const openingNews = { page: 1, pageSize: 10, sortBy: 'createdAt', sortOrder: 'desc' } as const;

/** Filters and sorts of the staff's list. */
export const staffNewsList = {
  ...staffContentList,
  filters: { ...staffContentList.filters, type: one(newsTypes) },
} as const;
