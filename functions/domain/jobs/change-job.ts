import { AppError } from '#shared/contract/errors.ts';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { ended, isStalled, takingBack } from './end-job.ts';
import { holdKind, jobRecord, jobIsRunning, type StoredJob } from './job-record.ts';
import { type JobReader, mayResume, mayTakeBack, requireJob, requireRunning } from './read-jobs.ts';

/** Stops a job: at once if no worker runs it, otherwise after the current piece. */
export async function stopJob(context: Context, reader: JobReader, id: string): Promise<StoredJob> {
  const { table, now } = context;
  const read = () => requireJob(context, reader, id);
  const { after } = await jobRecord.change(table, read, (before) => {
    if (isStalled(before, now())) return ended(before, { status: 'failed', reason: 'stalled' }, {}, now());
    if (before.status === 'queued') return ended(before, { status: 'stopped' }, {}, now());
    if (before.stopAsked || before.status === 'stopped') return undefined;
    requireRunning(before);
    return jobRecord.replace(before, { stopAsked: true });
  });
  return after;
}

/** A job that ended must take the lock of its kind again; a stalled one still holds it. */
const restoreReservation = (before: StoredJob, at: Date) =>
  isRunningStatus(before.status) ? [] : [holdKind(before, at)];

const orBusy = (refusal: string) => {
  if (refusal === jobIsRunning) throw new AppError('JOB_STATE');
  return undefined;
};

/** Resumes a job that was stopped or broke off. Resuming a running job changes nothing. */
export async function resumeJob(context: Context, reader: JobReader, id: string): Promise<StoredJob> {
  const { table, now } = context;
  const { after } = await jobRecord.change<StoredJob, string>(
    table,
    () => requireJob(context, reader, id),
    (before) => {
      const at = now();
      if (before.status === 'running' && !isStalled(before, at)) return undefined;
      if (!mayResume(before, at)) throw new AppError('JOB_STATE');
      const { after: again, writes } = jobRecord.replace(before, {
        status: 'running',
        turn: before.turn + 1,
        tries: 0,
        reason: null,
        stopAsked: false,
        endedAt: null,
        updatedAt: at.toISOString(),
      });
      return { after: again, writes: [...writes, ...restoreReservation(before, at)] };
    },
    orBusy,
  );
  return after;
}

/** Starts undoing the changes of a job, which is stopped first. Undoing twice changes nothing. */
export async function takeBackJob(
  context: Context,
  reader: JobReader,
  id: string,
  rows: number[] | undefined,
): Promise<StoredJob> {
  const { table, now } = context;
  const { after } = await jobRecord.change<StoredJob, string>(
    table,
    () => requireJob(context, reader, id),
    (before) => {
      if (before.status === 'taking_back' || before.backAsked) return undefined;
      if (!mayTakeBack(before)) throw new AppError('JOB_STATE');
      const at = now();
      if (before.status === 'queued') return ended(before, { status: 'stopped' }, {}, at);
      // The worker finishes the current piece first.
      if (before.status === 'running' && !isStalled(before, at))
        return jobRecord.replace(before, { stopAsked: true, backAsked: true });
      const { after, writes } = takingBack(before, rows ?? null, {}, at);
      return { after, writes: [...writes, ...restoreReservation(before, at)] };
    },
    orBusy,
  );
  return after;
}
