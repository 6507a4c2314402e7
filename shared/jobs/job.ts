import * as z from 'zod';
import { JobId } from './define-job.ts';
import { JobKindName } from './job-kinds.ts';
import { jobReasons, jobStatuses } from './job-status.ts';

export const JobStatusName = z.enum(jobStatuses);

const Count = z.int().min(0);

/** How far it has come, in rows. */
export const JobCounts = z.object({
  /** Known once it has looked. */
  total: Count.nullable(),
  done: Count,
  changed: Count,
  /** So many of those were not there before. */
  made: Count.default(0),
  unchanged: Count,
  refused: Count,
  /** Rows that a person has to look at, although they are carried out. */
  remarked: Count.default(0),
  takenBack: Count,
  /** Changed since by somebody else, and so left alone when the rest was taken back. */
  kept: Count,
});

/** Work in the background as whoever started it sees it. */
export const Job = JobCounts.extend({
  id: JobId,
  kind: JobKindName,
  /** An import that only looks writes nothing. */
  mode: z.enum(['check', 'apply']).nullable(),
  /** What an import that only looked was of. */
  checkId: z.string().nullable(),
  ownerId: z.string(),
  ownerName: z.string(),
  status: JobStatusName,
  reason: z.enum(jobReasons).nullable(),
  /** Headings of a file nobody knows: what they mean is asked. */
  questions: z.array(z.string()),
  /** The columns they may mean, in the reader's words. */
  columns: z.array(z.object({ name: z.string(), title: z.string() })),
  /** What the letters of its file were written in, where that was not Unicode. */
  encoding: z.string().nullable(),
  /** Columns of its file that are passed over this time, in the reader's words. */
  ignored: z.array(z.string()),
  stopAsked: z.boolean(),
  /** What it made, and until when it can be fetched. */
  file: z.object({ name: z.string(), rows: Count, until: z.iso.datetime() }).nullable(),
  /** It changes things, row by row, that can be put back. */
  changesRows: z.boolean(),
  mayTakeBack: z.boolean(),
  /** The rest of it can still be done. */
  mayResume: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

/** `remarked`: carried out, or about to be, and yet a person has to look. */
export const jobRowStatuses = ['changed', 'remarked', 'refused', 'taken_back', 'kept'] as const;
export const JobRowStatus = z.enum(jobRowStatuses);
export type JobRowStatus = z.infer<typeof JobRowStatus>;

/** What became of one row of a file. */
export const JobRow = z.object({
  /** As people count them in their spreadsheet: headings stand in row 1. */
  row: z.int().min(2),
  key: z.string(),
  status: JobRowStatus,
  /** Why it was refused or left alone, or what has to be looked at, in the reader's words. */
  reason: z.string(),
  /** It was not there before. */
  isNew: z.boolean(),
  changes: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
});
export type JobRow = z.infer<typeof JobRow>;
