import { AsyncLocalStorage } from 'node:async_hooks';
import { now } from '../clock.ts';
import { secondsOf } from '../seconds.ts';

type Freshness = { until: number | undefined };

const storage = new AsyncLocalStorage<Freshness>();

/** Limits the cache time of the current response: after this moment its content would be outdated. */
export function cacheUntil(moment: string | null): void {
  const answer = storage.getStore();
  if (!answer || moment === null) return;
  const seconds = secondsOf(new Date(moment));
  answer.until = Math.min(answer.until ?? Infinity, seconds);
}

/** Runs the work and returns its result with the seconds it stays valid, undefined if unlimited. */
export async function withCacheLifetime<T>(work: () => Promise<T>): Promise<{ done: T; seconds?: number }> {
  const answer: Freshness = { until: undefined };
  const done = await storage.run(answer, work);
  const { until } = answer;
  return until === undefined ? { done } : { done, seconds: Math.max(0, until - secondsOf(now())) };
}

/** Builds the Cache-Control header for the CDN: lifetime and stale time; `most` caps both together. */
export function edgeCaching(wanted: { keep: number; stale: number }, most = Infinity): string {
  const keep = Math.min(wanted.keep, most);
  const stale = Math.min(wanted.stale, most - keep);
  return keep > 0 ? `public, max-age=0, s-maxage=${keep}, stale-while-revalidate=${stale}` : 'no-store';
}
