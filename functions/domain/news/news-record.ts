import type * as z from 'zod';
import { NewsText } from '#shared/news/news.ts';
import { authoredCard, publicationRecord } from '#functions/domain/publishing/publication-record.ts';
import { asIs, counted } from '#functions/platform/records/audited-fields.ts';
import { newsFeed, newsKind } from './news-keys.ts';

/** Card of a news item: what lists show of its text, with its sums. */
export const StoredNews = authoredCard(NewsText.omit({ content: true }).shape);
export type StoredNews = z.infer<typeof StoredNews>;

export const newsRecord = publicationRecord({
  kind: newsKind,
  schema: StoredNews,
  missing: 'NEWS_NOT_FOUND',
  feed: newsFeed,
  audited: {
    as: 'news',
    fields: { title: asIs, category: asIs, date: asIs, images: counted, videos: counted },
  },
});
