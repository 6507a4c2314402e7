import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { jobKind, JobKindName } from '#shared/jobs/job-kinds.ts';
import { jobReasons, jobLimits } from '#shared/jobs/job-status.ts';
import { JobCounts, JobRowStatus, JobStatusName } from '#shared/jobs/job.ts';
import { languages } from '#shared/values/language.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { jobKeys } from './job-keys.ts';
import { SheetFormat } from '#shared/sheets/sheet-format.ts';

/** A job as the table keeps it. */
export const StoredJob = JobCounts.extend({
  id: z.string(),
  kind: JobKindName,
  ownerId: z.string(),
  ownerName: z.string(),
  ownerRole: z.enum(roles),
  language: z.enum(languages),
  /** Was read by the kind's own schema when it was started. */
  input: z.record(z.string(), z.unknown()),
  status: JobStatusName,
  reason: z.enum(jobReasons).nullable(),
  questions: z.array(z.string()),
  stopAsked: z.boolean(),
  /** Once it is stopped, what it did is put back. */
  backAsked: z.boolean().default(false),
  /** Which piece is next: a message names its own, and is nothing when that has been done. */
  turn: z.int(),
  /** Where the next piece begins, in its runner's words. */
  cursor: z.unknown(),
  /** How often this piece went wrong. */
  tries: z.int(),
  /** Rows that are being taken back, all without; and the turn this began with, by which its rows are told. */
  takingBack: z.object({ rows: z.array(z.int()).nullable(), pass: z.int() }).nullable(),
  file: z.object({ key: z.string(), name: z.string(), rows: z.int(), format: SheetFormat }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
  expiresAt: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleJob = 'job-moved';

export const jobRecord = versioned({
  entity: 'job',
  schema: StoredJob,
  key: ({ id }: { id: string }) => jobKeys.head(id),
  version: 'version',
  stale: staleJob,
  places: ({ ownerId, id }) => jobKeys.byOwner(ownerId, id),
});

const Cells = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** What became of a row: with what stood there before, for as long as it can be taken back. */
export const StoredRow = z.object({
  row: z.int(),
  key: z.string(),
  status: JobRowStatus,
  /** Columns and codes of what was wrong. */
  problems: z.array(
    z.object({
      column: z.string().nullable(),
      code: z.string(),
      /** Sums and names that the text of the code has places for, as people write them. */
      values: z.record(z.string(), z.string()).optional(),
    }),
  ),
  /** What it changed, by the kind's own id of it. */
  target: z.string().nullable(),
  /** Which taking back settled it. */
  pass: z.int().optional(),
  before: Cells,
  after: Cells,
  /** It was not there before. */
  made: z.literal(true).optional(),
  expiresAt: z.int(),
});
export type StoredRow = z.infer<typeof StoredRow>;

export const rowItem = (jobId: string, row: StoredRow) => ({
  ...jobKeys.row(jobId, row.row),
  entity: 'job-row',
  ...row,
});

const keptSeconds = jobLimits.keptDays * 24 * 3600;
export const keptUntil = (at: Date): number => Math.floor(at.getTime() / 1000) + keptSeconds;

const dayMilliseconds = 24 * 3600 * 1000;

/** An export writes rows down; every other job's file says what became of rows, and stays as long as that can be undone. */
export const isExport = ({ kind }: Pick<StoredJob, 'kind'>): boolean => kind.startsWith('export-');

/** Until when what it made can be fetched. */
export function fileUntil(job: Pick<StoredJob, 'kind' | 'endedAt' | 'createdAt'>): string {
  const days = isExport(job) ? jobLimits.exportDays : jobLimits.keptDays;
  const since = isExport(job) ? (job.endedAt ?? job.createdAt) : job.createdAt;
  return new Date(Date.parse(since) + days * dayMilliseconds).toISOString();
}

/** The refusal when somebody's job of this kind is under way already. */
export const jobUnderWay = 'job-under-way';

type JobSubject = Pick<StoredJob, 'ownerId' | 'kind' | 'input'>;

/** One job of a kind, or of a kind about one thing, at a time for each person: whoever is under way holds this. */
export const holdKey = ({ ownerId, kind, input }: JobSubject) =>
  jobKeys.underWay(ownerId, kind, jobKind(kind).subject?.(input));

export const holdKind = (job: StoredJob, at: Date): Operation<typeof jobUnderWay> =>
  put(
    { ...holdKey(job), entity: 'job-under-way', jobId: job.id, expiresAt: keptUntil(at) },
    {
      when: { expiresAt: { itemMissingOrAtMost: Math.floor(at.getTime() / 1000) } },
      refusal: jobUnderWay,
    },
  );

export const letGoOfKind = (job: StoredJob): Operation => remove(holdKey(job));

export const JobHold = z.object({ jobId: z.string() });
