import type { QueryClient } from '@tanstack/react-query';
import { staleAnswers } from '../api/stale-answers.ts';

/** Minimum pause between refetches: if only some requests succeed, they must not repeat endlessly. */
const pauseMilliseconds = 30_000;

/** Refetches data that was shown from the cache once the network is back. */
export function askAgainOnceBack(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  now: () => number = Date.now,
): void {
  let askedAt = -Infinity;
  const ask = (): void => {
    if (now() - askedAt < pauseMilliseconds) return;
    askedAt = now();
    void queryClient.invalidateQueries();
  };
  staleAnswers.subscribe(() => {
    if (!staleAnswers.read()) ask();
  });
  addEventListener('online', () => {
    if (staleAnswers.read()) ask();
  });
}
