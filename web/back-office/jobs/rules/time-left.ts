import type { Job } from '#shared/jobs/job.ts';

const minute = 60_000;
/** With fewer processed rows the remaining time cannot be estimated. */
const enough = 100;

/**
 * Whole minutes that a job still needs at its pace so far; 0 for less than one, undefined if it cannot be
 * estimated.
 */
export function minutesLeft({ status, createdAt, updatedAt, done, total }: Job): number | undefined {
  if (status !== 'running' || total === null || done < enough || done >= total) return undefined;
  const spent = Date.parse(updatedAt) - Date.parse(createdAt);
  return Math.floor(((spent / done) * (total - done)) / minute);
}
