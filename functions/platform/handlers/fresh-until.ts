import { AsyncLocalStorage } from 'node:async_hooks';
import { now } from '../clock.ts';
import { secondsOf } from '../seconds.ts';

type Freshness = { until: number | undefined };

const storage = new AsyncLocalStorage<Freshness>();

/** What is worked out for an answer says until when it is true by itself: at that moment something else is. */
export function freshUntil(moment: string | null): void {
  const answer = storage.getStore();
  if (!answer || moment === null) return;
  const seconds = secondsOf(new Date(moment));
  answer.until = Math.min(answer.until ?? Infinity, seconds);
}

/** The work, and how many seconds from now its answer is true at most; undefined when nothing ends it. */
export async function withFreshness<T>(work: () => Promise<T>): Promise<{ done: T; seconds?: number }> {
  const answer: Freshness = { until: undefined };
  const done = await storage.run(answer, work);
  const { until } = answer;
  return until === undefined ? { done } : { done, seconds: Math.max(0, until - secondsOf(now())) };
}

/** How long the edge may keep an answer, and how long it may hand out one that is older while it asks for the next. */
export function edgeCaching(wanted: { keep: number; stale: number }, most = Infinity): string {
  const keep = Math.min(wanted.keep, most);
  const stale = Math.min(wanted.stale, most - keep);
  return keep > 0 ? `public, max-age=0, s-maxage=${keep}, stale-while-revalidate=${stale}` : 'no-store';
}
