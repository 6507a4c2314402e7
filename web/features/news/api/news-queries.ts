import { keepPreviousData } from '@tanstack/react-query';
import { listNews } from '#shared/news/read-news.contract.ts';
import { newsContent, newsReaders } from '#shared/news/write-news.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { type ContentKind, contentQuery } from '#web/ui/reading/content-kind.ts';
import { newsQueryOf } from '../rules/news-query.ts';
import type { NewsSearch } from '../rules/news-search.ts';

/** News as their readers' pages know them. */
export const newsKind = {
  routes: { ...newsContent, ...newsReaders },
  lists: [listNews],
  missing: 'NEWS_NOT_FOUND',
  texts: { ns: 'news' },
} as const satisfies ContentKind;

export const newsQuery = (search: NewsSearch) => ({
  ...apiQuery(listNews, { query: newsQueryOf(search) }),
  staleTime: 5 * 60_000,
  placeholderData: keepPreviousData,
});

export const newsBySlugQuery = (slug: string) => contentQuery(newsKind, slug);
