import { keepPreviousData } from '@tanstack/react-query';
import { getNewsBySlug, listLikedNews, listNews } from '#shared/news/index.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { newsQueryOf } from '../rules/news-query.ts';
import type { NewsSearch } from '../rules/news-search.ts';

const staleTime = 5 * 60_000;

export const newsKeys = {
  lists: [...roots.news, 'list-news'] as const,
  details: [...roots.news, 'get-news-by-slug'] as const,
  liked: [...roots.news, 'list-liked-news'] as const,
};

export const newsQuery = (search: NewsSearch) => ({
  ...apiQuery(listNews, { query: newsQueryOf(search) }),
  staleTime,
  placeholderData: keepPreviousData,
});

export const newsBySlugQuery = (slug: string) => ({
  ...apiQuery(getNewsBySlug, { params: { slug } }),
  staleTime,
});

/** Returns the query of the reader's own likes among these news items. */
export const likedNewsQuery = (ids: readonly string[]) => ({
  ...apiQuery(listLikedNews, { query: { ids: ids.join(',') } }),
  staleTime,
});
