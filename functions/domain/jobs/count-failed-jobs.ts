import type { Context } from '#functions/platform/table/context.ts';
import { listJobs } from './read-jobs.ts';

/** Of somebody's jobs the newest are looked at: one read, however many they started. */
const lookedAt = 20;
const dayMilliseconds = 86_400_000;

/** How many of somebody's jobs failed within the last day. */
export async function countFailedJobs(context: Context, ownerId: string): Promise<number> {
  const { data } = await listJobs(context, ownerId, { take: lookedAt, cursor: undefined, language: 'vi' });
  const since = new Date(context.now().getTime() - dayMilliseconds).toISOString();
  return data.filter(({ status, updatedAt }) => status === 'failed' && updatedAt >= since).length;
}
