import type { NewsText } from '#shared/news/news.ts';
import { contentWriter } from '#functions/domain/publishing/content-writer.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newsPublication } from './news-publication.ts';
import type { StoredNews } from './news-record.ts';

export const { create: createNews, remove: deleteNews } = contentWriter(newsPublication);

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
