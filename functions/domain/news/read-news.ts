import { AppError } from '#shared/contract/errors.ts';
import { idPattern } from '#shared/values/ids.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { newsPublication, newsSlugs } from './news-publication.ts';
import { newsRecord } from './news-record.ts';
import { newsReactions } from './news-subject.ts';
import { showNews, toNewsDetail } from './show-news.ts';

/** Published news item with its text. One that was public before says so instead of being unknown. */
export async function readNews(context: TableContext, id: string): Promise<NewsDetail> {
  const found = await newsPublication.readPublished(context, id);
  if (!found) {
    const { publishedAt } = await newsRecord.get(context.table, { id });
    throw new AppError(publishedAt === null ? 'NEWS_NOT_FOUND' : 'CONTENT_REMOVED');
  }
  const { card, text } = found;
  const [shown] = await showNews(context, [card], (news, author) => toNewsDetail(news, author, text.content));
  if (!shown) throw new Error('A news item that was read is shown');
  return shown;
}

/**
 * News item at an address. A former slug leads to it as well, and so does its id, which notifications know; its
 * `slug` tells the current one.
 */
export async function readNewsBySlug(context: TableContext, slug: string): Promise<NewsDetail> {
  if (idPattern.test(slug)) return readNews(context, slug);
  const named = await newsSlugs.find(context.table, slug);
  if (!named) throw new AppError('NEWS_NOT_FOUND');
  return readNews(context, named.id);
}

/** Which of some news items a member likes. */
export async function listLiked({ table }: TableContext, userId: string, ids: readonly string[]) {
  const own = await newsReactions.ownReactions(table, userId, ids);
  return { ids: ids.filter((id) => own.has(id)) };
}
