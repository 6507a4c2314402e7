import type { Job } from '#shared/jobs/job.ts';

const minute = 60_000;
/** Of fewer rows nobody can tell how long the rest will take. */
const enough = 100;

/** Whole minutes a job still takes at the pace it has had; 0 for less than one, nothing where it cannot be told. */
export function minutesLeft({ status, createdAt, updatedAt, done, total }: Job): number | undefined {
  if (status !== 'running' || total === null || done < enough || done >= total) return undefined;
  const spent = Date.parse(updatedAt) - Date.parse(createdAt);
  return Math.floor(((spent / done) * (total - done)) / minute);
}
