import * as z from 'zod';
import { ChapterId } from './chapter.ts';
import { maxChapters } from './library-choices.ts';

/** Place in a chapter: second of its video, and paragraph of its text. */
const Place = z.object({
  chapterId: ChapterId,
  second: z.number().min(0).max(1_000_000).default(0),
  paragraph: z.int().min(0).max(100_000).default(0),
});
export type ReadingPlace = z.infer<typeof Place>;

/** What a device reports of a member's reading, perhaps long after it happened. */
export const ProgressReport = z.strictObject({
  ...Place.shape,
  completed: z.array(ChapterId).max(maxChapters).default([]),
  /** Whether the member chose to go back to this place. */
  reset: z.boolean().default(false),
});
export type ProgressReport = z.infer<typeof ProgressReport>;

/** Where a member goes on, how far they ever came, and which chapters they completed. */
export const ReadingProgress = Place.extend({
  furthest: Place,
  completed: z.array(ChapterId),
  at: z.string(),
});
export type ReadingProgress = z.infer<typeof ReadingProgress>;
