import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { listNews as contract, searchNews as staffContract } from '#shared/news/read-news.contract.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import { staffFilters } from '#functions/domain/publishing/publication-columns.ts';
import { showAuthored, showForStaff } from '#functions/domain/publishing/show-content.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { search, type Filter } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { newsPublication } from './news-publication.ts';
import type { StoredNews } from './news-record.ts';
import { newsView } from './news-view.ts';
import { toNewsDetail, toNewsItem } from './show-news.ts';

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
  ...staffFilters,
  type: ofType(),
});

/** Published news as visitors see them. */
export async function listNews(
  context: TableContext,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(publicNewsList, query, { status: 'published' });
  return { ...page, data: await showAuthored(context, page.data, toNewsItem) };
}

const arePublished = [{ column: 'status', is: 'published' }] as const;

/** Number of published news, and their cards, the oldest first. */
export const publishedNews = (rows: ReturnType<typeof newsView.rows> = newsView.rows()) => ({
  count: async (): Promise<number> => {
    const [published] = await rows.tally({ by: ['status'], where: arePublished });
    return published?.count ?? 0;
  },
  cards: async (take: number, skip: number): Promise<StoredNews[]> => {
    const sort = { by: 'createdAt', descending: false } as const;
    return (await rows.list({ where: arePublished, sort, take, skip, counted: false })).rows;
  },
});

/** Published news with their texts, those that were published last first. */
export async function newestNews(context: TableContext, take: number): Promise<NewsDetail[]> {
  const { rows } = await newsView.rows().list({
    where: arePublished,
    sort: { by: 'publishedAt', descending: true },
    take,
    counted: false,
  });
  const found = await Promise.all(rows.map(({ id }) => newsPublication.readPublished(context, id)));
  const published = found.flatMap((one) => one ?? []);
  const contents = new Map(published.map(({ card, text }) => [card.id, text.content]));
  return showAuthored(
    context,
    published.map(({ card }) => card),
    (news, author) => toNewsDetail(news, author, contents.get(news.id) ?? ''),
  );
}

/** All news as those who write them see them. */
export async function searchNews(
  context: TableContext,
  query: QueryOf<typeof staffContract>,
): Promise<ReplyOf<typeof staffContract>> {
  const page = await listOf(staffNewsList, query);
  return { ...page, data: await showForStaff(context, page.data, toNewsItem) };
}
