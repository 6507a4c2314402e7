import type { JobReason } from '#shared/jobs/job-status.ts';
import type { JobCounts } from '#shared/jobs/job.ts';
import type * as z from 'zod';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { JobEnd } from './end-job.ts';
import type { StoredJob } from './job-record.ts';

export type JobContext = Context & { bucket: Bucket };

/** Result of one piece: the progress and the position of the next piece, or the end of the job. */
export type JobStep = {
  counts?: Partial<z.output<typeof JobCounts>>;
  cursor?: unknown;
  end?: JobEnd;
};

/**
 * Implementation of a kind of job, one piece at a time. A piece may run twice or in two workers at once, and
 * only one of them counts. Other writes of a piece must therefore be idempotent.
 */
export type JobRunner = {
  step: (context: JobContext, job: StoredJob) => Promise<JobStep>;
  /** Undoes the changes of `step`, one piece at a time. */
  takeBack?: (context: JobContext, job: StoredJob) => Promise<JobStep>;
};

/** Error for a job that cannot be done. It is not retried. */
export class JobFailure extends Error {
  readonly reason: JobReason;
  readonly questions: string[];

  constructor(reason: JobReason, questions: string[] = []) {
    super(reason);
    this.name = 'JobFailure';
    this.reason = reason;
    this.questions = questions;
  }
}
