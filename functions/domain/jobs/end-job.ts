import { mayMoveJob, isRunningStatus, type JobReason, type JobStatus } from '#shared/jobs/job-status.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { jobRecord, releaseKind, type StoredJob } from './job-record.ts';

export type JobEnd = {
  status: JobStatus;
  reason?: JobReason;
  questions?: string[];
  file?: StoredJob['file'];
};

/** State of a job once it ends this way: it is no longer running and releases its lock. */
export function ended(before: StoredJob, { status, ...facts }: JobEnd, change: Partial<StoredJob>, at: Date) {
  if (!mayMoveJob(before.status, status))
    throw new Error(`A job moves not from ${before.status} to ${status}`);
  const time = at.toISOString();
  const { after, writes } = jobRecord.replace(before, {
    ...change,
    ...facts,
    status,
    stopAsked: false,
    backAsked: false,
    updatedAt: time,
    endedAt: time,
  });
  return { after, writes: [...writes, releaseKind(before)] };
}

/** Starts undoing the changes of a job, in all rows or in the given ones. */
export const takingBack = (before: StoredJob, rows: number[] | null, change: Partial<StoredJob>, at: Date) =>
  jobRecord.replace(before, {
    ...change,
    status: 'taking_back',
    takingBack: { rows, pass: before.turn + 1 },
    turn: before.turn + 1,
    tries: 0,
    cursor: null,
    reason: null,
    stopAsked: false,
    backAsked: false,
    endedAt: null,
    updatedAt: at.toISOString(),
  });

/** Ends a job. If somebody asked to undo it meanwhile, undoing starts instead. */
export const expiryOf = (before: StoredJob, end: JobEnd, change: Partial<StoredJob>, at: Date) =>
  before.backAsked ? takingBack(before, null, change, at) : ended(before, end, change, at);

/** Ends a job unless it ended or moved on meanwhile. */
export async function endJob(
  { table, now }: Context,
  { id, turn }: StoredJob,
  end: JobEnd,
): Promise<StoredJob | undefined> {
  const changed = await jobRecord.change(table, { id }, (before) =>
    isRunningStatus(before.status) && before.turn === turn ? ended(before, end, {}, now()) : undefined,
  );
  return changed?.after;
}

/** Time without progress after which no worker runs the job any more. */
const stalledMilliseconds = 3600_000;

export const isStalled = ({ status, updatedAt }: StoredJob, at: Date): boolean =>
  isRunningStatus(status) && at.getTime() - Date.parse(updatedAt) > stalledMilliseconds;
