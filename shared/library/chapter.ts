import * as z from 'zod';
import { Line } from '../publishing/content-text.ts';
import { SubjectId } from '../subjects/subject.ts';
import { RequiredLine } from './library-text.ts';

export const ChapterId = SubjectId;

/** Fields that a new chapter must have. */
export const NewChapter = z.strictObject({ title: RequiredLine(200, 'document-title') });

/** What staff write in a chapter. The position of an untitled one stands for its title. */
export const ChapterText = z.strictObject({
  title: Line(200).default(''),
  content: z.string().max(200_000).default(''),
  videoUrl: z.string().max(500).default(''),
  /** Id of the packaged video; null without one. */
  playbackId: z.string().min(1).max(64).nullable().default(null),
});
export type ChapterText = z.infer<typeof ChapterText>;

/** Chapter in the list of its document. */
export const ChapterLine = z.object({
  id: ChapterId,
  title: z.string(),
  /** Place in the document, from 1. */
  position: z.int(),
  videoUrl: z.string(),
  muxData: z.object({ playbackId: z.string() }).nullable(),
  hasContent: z.boolean(),
  views: z.int(),
  isCompleted: z.boolean(),
  isPublished: z.boolean(),
  createdAt: z.string(),
});
export type ChapterLine = z.infer<typeof ChapterLine>;

/** Sums of the readers of a chapter. Each member counts once, however often they read it. */
export const ChapterReading = ChapterLine.pick({
  id: true,
  title: true,
  position: true,
  isPublished: true,
  views: true,
}).extend({ started: z.int(), finished: z.int() });
export type ChapterReading = z.infer<typeof ChapterReading>;

export const ChapterDetail = ChapterLine.extend({
  documentId: SubjectId,
  content: z.string(),
  updatedAt: z.string(),
  /** Version that an editor has seen. */
  version: z.int(),
});
export type ChapterDetail = z.infer<typeof ChapterDetail>;
