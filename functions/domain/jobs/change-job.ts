import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { ended, isStalled } from './end-job.ts';
import { holdKind, jobRecord, jobUnderWay, type StoredJob } from './job-record.ts';
import { type JobReader, mayTakeBack, requireJob, requireUnderWay } from './read-jobs.ts';

/** Stops a job: at once where nobody is at work on it, else where whoever is has come to. */
export async function stopJob(context: Context, reader: JobReader, id: string): Promise<StoredJob> {
  const { table, now } = context;
  const { after } = await jobRecord.change(
    table,
    () => requireJob(context, reader, id),
    (before) => {
      if (isStalled(before, now())) return ended(before, { status: 'failed', reason: 'stalled' }, {}, now());
      if (before.status === 'queued') return ended(before, { status: 'stopped' }, {}, now());
      if (before.stopAsked || before.status === 'stopped') return undefined;
      requireUnderWay(before);
      return jobRecord.replace(before, { stopAsked: true });
    },
  );
  return after;
}

/** Begins to put back what a job changed; asked twice, it is under way already. */
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
      if (before.status === 'taking_back') return undefined;
      if (!mayTakeBack(before)) throw new AppError('JOB_STATE');
      const at = now();
      const { after: begun, writes } = jobRecord.replace(before, {
        status: 'taking_back',
        takingBack: { rows: rows ?? null, pass: before.turn + 1 },
        turn: before.turn + 1,
        tries: 0,
        cursor: null,
        reason: null,
        endedAt: null,
        updatedAt: at.toISOString(),
      });
      return { after: begun, writes: [...writes, holdKind(before, at)] };
    },
    (refusal) => {
      if (refusal === jobUnderWay) throw new AppError('JOB_STATE');
      return undefined;
    },
  );
  return after;
}
