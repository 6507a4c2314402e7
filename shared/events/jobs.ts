import * as z from 'zod';
import { isUnderWay, type JobStatus } from '../jobs/job-status.ts';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

const isWaiting = ({ status }: Change['after']): boolean => isUnderWay(status as JobStatus);

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
