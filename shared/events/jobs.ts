import * as z from 'zod';
import { staleAfterJob } from '../jobs/job-effects.ts';
import { isUnderWay, type JobStatus } from '../jobs/job-status.ts';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

const isWaiting = ({ status }: Change['after']): boolean => isUnderWay(status as JobStatus);

/** It came to an end, whichever, having written more than its own record; what was taken back was written too. */
const hasWritten = ({ before, after }: Change): boolean => {
  const { mode } = (after['input'] ?? {}) as { mode?: unknown };
  const hasEnded = before !== undefined && isWaiting(before) && !isWaiting(after);
  return hasEnded && mode !== 'check' && String(after['kind']) in staleAfterJob;
};

/** The next piece of a job has to be done: it follows from the write that ends the one before. */
export const jobDue = defineEvent('job.due', {
  says: { jobId: z.string(), turn: z.int() },
  when: {
    job: (change) =>
      isWaiting(change.after) && differs(change, 'turn') && { ...change.after, jobId: change.after['id'] },
  },
  queues: ['jobs'],
});

/** A job has come further, for the page of whoever started it. */
export const jobChanged = defineLiveEvent('job.changed', {
  says: { jobId: z.string(), ownerId: z.string(), status: z.string() },
  when: {
    job: (change) => differs(change, 'version') && { ...change.after, jobId: change.after['id'] },
  },
  live: { to: ({ ownerId }) => [{ member: ownerId }], tells: ['jobId', 'status'], stale: ['jobs'] },
});

/** What a job wrote is no longer as its owner's lists show it. */
export const jobEnded = defineLiveEvent('job.ended', {
  says: { jobId: z.string(), ownerId: z.string() },
  when: {
    job: (change) => hasWritten(change) && { ...change.after, jobId: change.after['id'] },
  },
  live: {
    to: ({ ownerId }) => [{ member: ownerId }],
    tells: ['jobId'],
    stale: [...new Set(Object.values(staleAfterJob).flat())],
  },
});
