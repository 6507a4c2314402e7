import type { NewsText } from '#shared/news/news.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newsPublication } from './news-publication.ts';
import { newsRecord, type StoredNews } from './news-record.ts';

type NewNews = { by: string; text: NewsText; isPublished: boolean; requestKey: string | undefined };

/** Creates a news item once, and publishes it unless it is a draft. */
export const createNews = (context: Context, { by, ...given }: NewNews): Promise<StoredNews> =>
  newsPublication.createOnce(context, { by, ...given, card: { authorId: by } });

/** Changes fields of a news item. The change is published at once, unless the item is not public yet. */
export async function updateNews(
  context: Context,
  {
    id,
    change,
    isPublished,
    version,
  }: { id: string; change: Partial<NewsText>; isPublished: boolean | undefined; version: number | undefined },
): Promise<StoredNews> {
  const before = await newsPublication.getOpen(context, id, version);
  return newsPublication.changeText(context, before, change, isPublished);
}

export const deleteNews = async (context: Context, id: string): Promise<void> =>
  newsPublication.archiveOnce(context, await newsRecord.get(context.table, { id }));
