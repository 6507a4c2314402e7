import type { QueryClient } from '@tanstack/react-query';
import { keptAnswers } from '../api/kept-answers.ts';

/** Where the network answers one question and not the next, the page must not ask all of them for ever. */
const pauseMilliseconds = 30_000;

/** What was shown from what was kept is asked for again once there is a network. */
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
  keptAnswers.subscribe(() => {
    if (!keptAnswers.read()) ask();
  });
  addEventListener('online', () => {
    if (keptAnswers.read()) ask();
  });
}
