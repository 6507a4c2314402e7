import * as z from 'zod';
import { PublicationFields } from '#shared/publishing/publication.ts';
import { publicationStatuses } from '#shared/publishing/publication-status.ts';
import { publicationRecord } from '#functions/domain/publishing/publication-record.ts';
import { Sums } from '#functions/domain/subjects/subject-counters.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { chapterFeed, chapterKind, libraryKeys } from './library-keys.ts';

/** Card of a chapter: what the list of its document shows. */
export const StoredChapter = PublicationFields.extend({
  id: z.string(),
  documentId: z.string(),
  title: z.string(),
  videoUrl: z.string(),
  playbackId: z.string().nullable(),
  hasContent: z.boolean(),
  createdAt: z.string(),
  sums: Sums,
  sumsVersion: z.int(),
});
export type StoredChapter = z.infer<typeof StoredChapter>;

export const chapterRecord = publicationRecord({
  kind: chapterKind,
  schema: StoredChapter,
  missing: 'CHAPTER_NOT_FOUND',
  audited: { as: 'chapter', fields: { title: asIs } },
});

/** Search entry of a chapter: its published title, and the words of its published title and text, each once. */
export const ChapterWords = z.object({
  id: z.string(),
  documentId: z.string(),
  title: z.string(),
  words: z.string(),
  /** Order of the words of the text, for ranking. */
  outline: z.string().optional(),
  /** Rank among the hits of a search: it rises as the chapter is read. */
  rank: z.int().optional(),
  status: z.enum(publicationStatuses),
  createdAt: z.string(),
});
export type ChapterWords = z.infer<typeof ChapterWords>;

/** Record of the words of chapters; it changes with the publication of its chapter, and seldom as the chapter is read. */
export const chapterWordsRecord = versioned({
  entity: 'chapter-words',
  schema: ChapterWords,
  key: ({ id }: { id: string }) => libraryKeys.words(id),
  stale: 'STALE_STATE',
  missing: 'CHAPTER_NOT_FOUND',
  feed: chapterFeed,
});
