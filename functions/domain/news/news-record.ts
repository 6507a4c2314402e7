import * as z from 'zod';
import { NewsText } from '#shared/news/news.ts';
import { PublicationFields } from '#shared/publishing/publication.ts';
import { auditedPublication } from '#functions/domain/publishing/publication-rules.ts';
import { Sums } from '#functions/domain/subjects/subject-counters.ts';
import { asIs, counted } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { newsFeed, newsKeys } from './news-keys.ts';

/** Card of a news item: what lists show of its text, with its sums. */
export const StoredNews = PublicationFields.extend(NewsText.omit({ content: true }).shape).extend({
  id: z.string(),
  authorId: z.string(),
  createdAt: z.string(),
  /** Sums of likes, comments and views, and their version; they follow the counters within seconds. */
  sums: Sums,
  sumsVersion: z.int(),
});
export type StoredNews = z.infer<typeof StoredNews>;

/** Versioned record of news. Likes, comments and views do not raise its version. */
export const newsRecord = versioned({
  entity: 'news',
  schema: StoredNews,
  key: ({ id }: { id: string }) => newsKeys.card(id),
  version: 'version',
  counters: ['sums', 'sumsVersion'],
  stale: 'STALE_STATE',
  missing: 'NEWS_NOT_FOUND',
  feed: newsFeed,
  activity: {
    of: 'news',
    told: {
      ...auditedPublication,
      title: asIs,
      category: asIs,
      date: asIs,
      images: counted,
      videos: counted,
    },
  },
});
