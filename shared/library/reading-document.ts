import * as z from 'zod';
import { DocumentItem } from './document.ts';
import { ChapterId } from './chapter.ts';

/** Largest number of documents that a member is offered to continue. */
export const maxReading = 10;

/** Document that a member began and has not completed. */
export const ReadingDocument = DocumentItem.pick({
  id: true,
  slug: true,
  title: true,
  categoryName: true,
  thumbnailUrl: true,
  chapterCount: true,
}).extend({
  completedCount: z.int(),
  /** Chapter at which to go on; null if it is not to be read any more. */
  chapter: z.object({ id: ChapterId, title: z.string() }).nullable(),
  /** When the member read in it last. */
  at: z.string(),
});
export type ReadingDocument = z.infer<typeof ReadingDocument>;
