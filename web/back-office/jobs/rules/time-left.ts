import type { Job } from '#shared/jobs/job.ts';

const minute = 60_000;
/** With fewer processed rows the remaining time cannot be estimated. */
const enough = 100;

/** Returns whole minutes left at the pace so far; 0 below one, undefined if they cannot be estimated. */
export function minutesLeft({ status, createdAt, updatedAt, done, total }: Job): number | undefined {
  if (status !== 'running' || total === null || done < enough || done >= total) return undefined;
  const spent = Date.parse(updatedAt) - Date.parse(createdAt);
  return Math.floor(((spent / done) * (total - done)) / minute);
}
