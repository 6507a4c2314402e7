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

/** Job as stored. */
export const StoredJob = JobCounts.extend({
  id: z.string(),
  kind: JobKindName,
  ownerId: z.string(),
  ownerName: z.string(),
  ownerRole: z.enum(roles),
  language: z.enum(languages),
  /** Input as validated by the kind's own schema when the job was started. */
  input: z.record(z.string(), z.unknown()),
  status: JobStatusName,
  reason: z.enum(jobReasons).nullable(),
  questions: z.array(z.string()),
  stopAsked: z.boolean(),
  /** If set, the changes are undone once the job has stopped. */
  backAsked: z.boolean().default(false),
  /** Number of the next piece. A message names its piece and is ignored if that piece is done. */
  turn: z.int(),
  /** Position where the next piece begins, in the runner's own format. */
  cursor: z.unknown(),
  /** Number of failed attempts at this piece. */
  tries: z.int(),
  /** Rows being undone (null: all), and the turn in which it began, which marks its rows. */
  takingBack: z.object({ rows: z.array(z.int()).nullable(), pass: z.int() }).nullable(),
  file: z.object({ key: z.string(), name: z.string(), rows: z.int(), format: SheetFormat }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Optimistic lock: each change raises it, so that no change is based on outdated data. */
  version: z.int(),
  expiresAt: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** Refusal of a change that is based on an outdated version. */
const staleJob = 'job-moved';

export const jobRecord = versioned({
  entity: 'job',
  schema: StoredJob,
  key: ({ id }: { id: string }) => jobKeys.head(id),
  version: 'version',
  stale: staleJob,
  indexKeys: ({ ownerId, id }) => jobKeys.byOwner(ownerId, id),
});

const Cells = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Outcome of a row, with its previous values for as long as it can be undone. */
export const StoredRow = z.object({
  row: z.int(),
  key: z.string(),
  status: JobRowStatus,
  /** Columns and error codes of its problems. */
  problems: z.array(
    z.object({
      column: z.string().nullable(),
      code: z.string(),
      /** Values for the placeholders in the text of the code, formatted for people. */
      values: z.record(z.string(), z.string()).optional(),
    }),
  ),
  /** Id of the changed thing in its own domain. */
  target: z.string().nullable(),
  /** Turn of the undoing that settled the row. */
  pass: z.int().optional(),
  before: Cells,
  after: Cells,
  /** Set if the row created the thing. */
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
export const jobExpiry = (at: Date): number => Math.floor(at.getTime() / 1000) + keptSeconds;

const dayMilliseconds = 24 * 3600 * 1000;

/** Returns whether the file has exported rows; others report outcomes and stay while undoable. */
export const isExport = ({ kind }: Pick<StoredJob, 'kind'>): boolean => kind.startsWith('export-');

/** Time until which the job's file can be downloaded. */
export function fileUntil(job: Pick<StoredJob, 'kind' | 'endedAt' | 'createdAt'>): string {
  const days = isExport(job) ? jobLimits.exportDays : jobLimits.keptDays;
  const since = isExport(job) ? (job.endedAt ?? job.createdAt) : job.createdAt;
  return new Date(Date.parse(since) + days * dayMilliseconds).toISOString();
}

/** Refusal if the person already runs a job of this kind. */
export const jobIsRunning = 'job-under-way';

type JobSubject = Pick<StoredJob, 'ownerId' | 'kind' | 'input'>;

/** Key of the lock that limits each person to one running job of a kind, or of a kind about one thing. */
export const holdKey = ({ ownerId, kind, input }: JobSubject) =>
  jobKeys.underWay(ownerId, kind, jobKind(kind).subject?.(input));

export const holdKind = (job: StoredJob, at: Date): Operation<typeof jobIsRunning> =>
  put(
    { ...holdKey(job), entity: 'job-under-way', jobId: job.id, expiresAt: jobExpiry(at) },
    {
      when: { expiresAt: { itemMissingOrAtMost: Math.floor(at.getTime() / 1000) } },
      refusal: jobIsRunning,
    },
  );

export const releaseKind = (job: StoredJob): Operation => remove(holdKey(job));

export const JobHold = z.object({ jobId: z.string() });
