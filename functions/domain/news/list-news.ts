import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { listNews as contract, searchNews as staffContract } from '#shared/news/read-news.contract.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { among, search, type Filter } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { newsView } from './news-view.ts';
import { showNews, toNewsItem } from './show-news.ts';

/** Filter by type; `all` is no restriction. */
const ofType = (): Filter<'type'> => (value) =>
  value === 'all' ? [] : [{ column: 'type', is: String(value) }];

export const publicNewsList = listQuery(
  newsView,
  contract,
  { search: search(), type: ofType() },
  { own: ['status'] },
);

export const staffNewsList = listQuery(newsView, staffContract, {
  search: search(),
  type: ofType(),
  status: among('status'),
});

/** Published news as visitors see them. */
export async function listNews(
  context: TableContext,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(publicNewsList, query, { status: 'published' });
  return { ...page, data: await showNews(context, page.data, toNewsItem) };
}

/** All news as those who write them see them. */
export async function searchNews(
  context: TableContext,
  query: QueryOf<typeof staffContract>,
): Promise<ReplyOf<typeof staffContract>> {
  const page = await listOf(staffNewsList, query);
  const data = await showNews(context, page.data, (news, author) => ({
    ...toNewsItem(news, author),
    status: news.status,
    publishAt: news.publishAt,
    hasDraft: news.hasDraft,
    version: news.version,
  }));
  return { ...page, data };
}
