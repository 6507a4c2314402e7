import type { Context } from '#functions/platform/table/context.ts';
import { listJobs } from './read-jobs.ts';

/** Number of newest jobs examined; one read suffices however many a person started. */
const lookedAt = 20;
const dayMilliseconds = 86_400_000;

/** Number of a person's jobs that failed within the last day. */
export async function countFailedJobs(context: Context, ownerId: string): Promise<number> {
  const { data } = await listJobs(context, ownerId, { take: lookedAt, cursor: undefined, language: 'vi' });
  const since = new Date(context.now().getTime() - dayMilliseconds).toISOString();
  return data.filter(({ status, updatedAt }) => status === 'failed' && updatedAt >= since).length;
}
