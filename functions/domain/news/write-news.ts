import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import type { NewsText } from '#shared/news/news.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { newsPublication, requireComplete } from './news-publication.ts';
import { newsRecord, type StoredNews } from './news-record.ts';

type NewNews = { by: string; text: NewsText; isPublished: boolean; requestKey: string | undefined };

/** Versions of a record that was just made and of its first draft. */
const first = { version: 1, draftVersion: 1 };

/**
 * Creates a news item once, and publishes it unless it is a draft. A repeated request finds the item of the first
 * one, and publishes it if only that was left to do.
 */
export async function createNews(
  context: Context,
  { by, text, isPublished, requestKey }: NewNews,
): Promise<StoredNews> {
  const { table, now } = context;
  const at = now();
  const id = newId(at.getTime());
  const { content: _content, ...shown } = text;
  const card = { ...shown, authorId: by, createdAt: at.toISOString(), sums: {}, sumsVersion: 0 };
  if (isPublished) requireComplete(text);
  const request = { who: by, what: 'create-news', requestKey, asked: { text, isPublished } };
  const made = await onceOrThrow(table, request, {
    result: id,
    writes: newsPublication.make(context, { id, text, card: { id, ...card } }),
  });
  await newsPublication.keepFirst(context, made, text);
  const news = await newsRecord.get(table, { id: made });
  if (!isPublished || news.publishedVersion > 0) return news;
  return newsPublication.publish(context, { id: made, ...first });
}

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
  const before = await newsRecord.get(context.table, { id });
  if (version !== undefined && version !== before.version) throw new AppError('STALE_STATE');
  if (before.status === 'archived') throw new AppError('CONTENT_REMOVED');
  const { draftVersion, text } = await newsPublication.readForEditing(context, id);
  const saved = await newsPublication.saveDraft(context, { id, draftVersion, text: { ...text, ...change } });
  const wasPublished = before.status === 'published';
  if (isPublished ?? wasPublished) return newsPublication.publish(context, { id, ...saved });
  if (wasPublished) return newsPublication.unpublish(context, { id, version: saved.version });
  return newsRecord.get(context.table, { id });
}

/** Takes a news item off the site. Its comments stay with it, in case it comes back. */
export async function deleteNews(context: Context, id: string): Promise<void> {
  const { version, status } = await newsRecord.get(context.table, { id });
  if (status !== 'archived') await newsPublication.archive(context, { id, version });
}
