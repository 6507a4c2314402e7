import type { JobReason } from '#shared/jobs/job-status.ts';
import type { JobCounts } from '#shared/jobs/job.ts';
import type * as z from 'zod';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { JobEnd } from './end-job.ts';
import type { StoredJob } from './job-record.ts';

export type JobContext = Context & { bucket: Bucket };

/** What one piece of a job came to: how far it is now and where the next begins, or how it ended. */
export type JobStep = {
  counts?: Partial<z.output<typeof JobCounts>>;
  cursor?: unknown;
  end?: JobEnd;
};

/**
 * What a kind of job does, a piece at a time. A piece may be done twice, or by two at once: only one of them counts,
 * so whatever it writes by the way has to bear that.
 */
export type JobRunner = {
  step: (context: JobContext, job: StoredJob) => Promise<JobStep>;
  /** Puts back what `step` changed, a piece at a time. */
  takeBack?: (context: JobContext, job: StoredJob) => Promise<JobStep>;
};

/** The job cannot be done, and trying again would not help. */
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
