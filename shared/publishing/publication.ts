import * as z from 'zod';
import { publicationMoveNames, publicationStatuses } from './publication-status.ts';

/** Fields that publishing keeps on the card of a record, beside those of its area. */
export const PublicationFields = z.object({
  status: z.enum(publicationStatuses),
  /** Empty until the first publication, unless staff choose one before. */
  slug: z.string(),
  /** First publication; publishing again leaves it. */
  publishedAt: z.string().nullable(),
  /** Latest publication; before the first one, the creation. */
  updatedAt: z.string(),
  /** Moment of a planned publication. */
  publishAt: z.string().nullable(),
  /** Number of the version that was published last; 0 before the first. */
  publishedVersion: z.int(),
  /** Whether editors have text that is not published. */
  hasDraft: z.boolean(),
  /** Why the text was rejected. */
  reason: z.string().nullable(),
  /** Latest move with the version it began from, so that a repeated request is recognized. */
  lastMove: z.object({ name: z.enum(publicationMoveNames), from: z.int() }).nullable(),
  version: z.int(),
});
export type PublicationFields = z.infer<typeof PublicationFields>;

/** A published version without its text. */
export const VersionLine = z.object({
  number: z.int(),
  at: z.string(),
  /** User id; null for the system. */
  by: z.string().nullable(),
});
export type VersionLine = z.infer<typeof VersionLine>;

/** State of a draft after a save. */
export const DraftState = z.object({
  draftVersion: z.int(),
  savedAt: z.string(),
  /** User id; null for the system. */
  savedBy: z.string().nullable(),
});
export type DraftState = z.infer<typeof DraftState>;
