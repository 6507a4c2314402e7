import * as z from 'zod';
import { staleAfterJob } from '../jobs/job-effects.ts';
import { isRunningStatus, type JobStatus } from '../jobs/job-status.ts';
import { memberRoom } from '../rooms/common-rooms.ts';
import { type Change, defineEvent, defineLiveEvent, differs } from './define-event.ts';

const isWaiting = ({ status }: Change['after']): boolean => isRunningStatus(status as JobStatus);

/** Tells whether a job has ended after writing other records than its own; undoing counts as well. */
const hasWritten = ({ before, after }: Change): boolean => {
  const { mode } = (after['input'] ?? {}) as { mode?: unknown };
  const hasEnded = before !== undefined && isWaiting(before) && !isWaiting(after);
  return hasEnded && mode !== 'check' && String(after['kind']) in staleAfterJob;
};

/** The next step of a job is due. The write that ends the previous step causes this event. */
export const jobDue = defineEvent('job.due', {
  says: { jobId: z.string(), turn: z.int() },
  when: {
    job: (change) =>
      isWaiting(change.after) && differs(change, 'turn') && { ...change.after, jobId: change.after['id'] },
  },
  queues: ['jobs'],
});

/** A job has advanced, for the page of the person who started it. */
export const jobChanged = defineLiveEvent('job.changed', {
  says: { jobId: z.string(), ownerId: z.string(), status: z.string() },
  when: {
    job: (change) => differs(change, 'version') && { ...change.after, jobId: change.after['id'] },
  },
  live: { to: ({ ownerId }) => [memberRoom(ownerId)], tells: ['jobId', 'status'], stale: ['jobs'] },
});

/** A job has written records, so its owner's lists are outdated. */
export const jobEnded = defineLiveEvent('job.ended', {
  says: { jobId: z.string(), ownerId: z.string() },
  when: {
    job: (change) => hasWritten(change) && { ...change.after, jobId: change.after['id'] },
  },
  live: {
    to: ({ ownerId }) => [memberRoom(ownerId)],
    tells: ['jobId'],
    stale: [...new Set(Object.values(staleAfterJob).flat())],
  },
});
