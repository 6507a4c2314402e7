import type { JobKindName } from '#shared/jobs/job-kinds.ts';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import { log } from '#functions/platform/log.ts';
import { expiryOf } from './end-job.ts';
import { jobRecord, type StoredJob } from './job-record.ts';
import { type JobContext, JobFailure, type JobRunner, type JobStep } from './job-runner.ts';
import { type ChangeOrigin, withOrigin } from '#functions/platform/records/change-origin.ts';

export type JobRunners = Readonly<Record<JobKindName, JobRunner>>;

const maxTries = 5;

/** Changes a job only if it is still at the piece this worker began. */
async function whileItIs(
  { table }: JobContext,
  { id, turn }: StoredJob,
  decide: (before: StoredJob) => ReturnType<typeof expiryOf>,
): Promise<void> {
  await jobRecord.change(table, { id }, (before) =>
    isRunningStatus(before.status) && before.turn === turn ? decide(before) : undefined,
  );
}

/** Final status after a stop. Rows that were undone stay undone, and the rest keeps the job's changes. */
const stopped = ({ status }: StoredJob) =>
  ({ status: status === 'taking_back' ? 'done' : 'stopped' }) as const;

/** Stores the result of a piece and the start of the next in one write, which triggers the next message. */
const commit = (context: JobContext, job: StoredJob, { counts = {}, cursor = null, end }: JobStep) =>
  whileItIs(context, job, (before) => {
    const at = context.now();
    const change = { ...counts, cursor, tries: 0, turn: before.turn + 1 };
    const ending = end ?? (before.stopAsked ? stopped(before) : undefined);
    if (ending) return expiryOf(before, ending, change, at);
    return jobRecord.replace(before, { ...change, updatedAt: at.toISOString() });
  });

async function workOn(context: JobContext, runner: JobRunner, job: StoredJob): Promise<JobStep> {
  try {
    if (job.status === 'taking_back')
      return (await runner.takeBack?.(context, job)) ?? { end: { status: 'done' } };
    return await runner.step(context, job);
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    return {
      cursor: job.cursor,
      end: { status: 'failed', reason: error.reason, questions: error.questions },
    };
  }
}

/** Retries the piece a few times, since the error may be temporary. */
const tryAgain = (context: JobContext, job: StoredJob) =>
  whileItIs(context, job, (before) => {
    const tries = before.tries + 1;
    if (tries >= maxTries)
      return expiryOf(before, { status: 'failed', reason: 'internal' }, { tries }, context.now());
    return jobRecord.replace(before, { tries, turn: before.turn + 1 });
  });

/** Marks a queued job as running. */
async function begin({ table, now }: JobContext, job: StoredJob): Promise<StoredJob | undefined> {
  if (job.status !== 'queued') return job;
  const { after, writes } = jobRecord.replace(job, { status: 'running', updatedAt: now().toISOString() });
  return (await table.write(writes)) ? undefined : after;
}

/** Origin of the changes in the activity log: the person who started the job, and the job itself. */
const originOf = ({ id, ownerId, ownerRole, input }: StoredJob): ChangeOrigin => ({
  who: { id: ownerId, role: ownerRole },
  way: 'mode' in input ? 'import' : 'bulk',
  jobId: id,
});

/** Runs the piece that a message names. Nothing happens if it was done before or the job no longer runs. */
export async function runJob(
  context: JobContext,
  runners: JobRunners,
  { jobId, turn }: { jobId: string; turn: number },
): Promise<void> {
  const found = await jobRecord.find(context.table, { id: jobId });
  if (!found || found.turn !== turn || !isRunningStatus(found.status)) return;
  const job = await begin(context, found);
  if (!job) return runJob(context, runners, { jobId, turn });
  if (job.stopAsked)
    return whileItIs(context, job, (before) => expiryOf(before, stopped(before), {}, context.now()));
  try {
    await commit(
      context,
      job,
      await withOrigin(originOf(job), () => workOn(context, runners[job.kind], job)),
    );
  } catch (error) {
    log.error('a piece of a job failed', { jobId, kind: job.kind, turn, tries: job.tries, error });
    await tryAgain(context, job);
  }
}
