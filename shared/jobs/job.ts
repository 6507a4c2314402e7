import * as z from 'zod';
import { JobId } from './define-job.ts';
import { JobKindName } from './job-kinds.ts';
import { jobReasons, jobStatuses } from './job-status.ts';

export const JobStatusName = z.enum(jobStatuses);

const Count = z.int().min(0);

/** Progress of a job, in rows. */
export const JobCounts = z.object({
  /** Total number of rows; null until the file was read. */
  total: Count.nullable(),
  done: Count,
  changed: Count,
  /** Number of rows that created something new. */
  made: Count.default(0),
  unchanged: Count,
  refused: Count,
  /** Number of applied rows that a person has to look at. */
  remarked: Count.default(0),
  takenBack: Count,
  /** Number of rows that the undo left alone, because somebody else changed them since. */
  kept: Count,
});

/** A background job, as the person who started it sees it. */
export const Job = JobCounts.extend({
  id: JobId,
  kind: JobKindName,
  /** `check` only reads the file and writes nothing; null for jobs other than imports. */
  mode: z.enum(['check', 'apply']).nullable(),
  /** The check that this import applies. */
  checkId: z.string().nullable(),
  ownerId: z.string(),
  ownerName: z.string(),
  status: JobStatusName,
  reason: z.enum(jobReasons).nullable(),
  /** Unknown headings of the file, whose meaning the user is asked for. */
  questions: z.array(z.string()),
  /** Columns that these headings may mean, in the reader's language. */
  columns: z.array(z.object({ name: z.string(), title: z.string() })),
  /** Character encoding of the file, if it was not Unicode. */
  encoding: z.string().nullable(),
  /** Columns of the file that are ignored this time, in the reader's language. */
  ignored: z.array(z.string()),
  stopAsked: z.boolean(),
  /** The file that the job produced, and until when it can be downloaded. */
  file: z.object({ name: z.string(), rows: Count, until: z.iso.datetime() }).nullable(),
  /** True if the job changes records row by row, so that they can be restored. */
  changesRows: z.boolean(),
  mayTakeBack: z.boolean(),
  /** True if the rest of the job can still be run. */
  mayResume: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

/** `remarked` rows were applied, or are about to be, but a person has to look at them. */
export const jobRowStatuses = ['changed', 'remarked', 'refused', 'taken_back', 'kept'] as const;
export const JobRowStatus = z.enum(jobRowStatuses);
export type JobRowStatus = z.infer<typeof JobRowStatus>;

/** Result of one row of a file. */
export const JobRow = z.object({
  /** Row number as in the spreadsheet; the headings are in row 1. */
  row: z.int().min(2),
  key: z.string(),
  status: JobRowStatus,
  /** Reason for a refusal or for leaving the row alone, or a remark, in the reader's language. */
  reason: z.string(),
  /** True if the row created a new record. */
  isNew: z.boolean(),
  changes: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
});
export type JobRow = z.infer<typeof JobRow>;
