import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';
import { millisecondsToDeadline } from '../deadline.ts';

/** Result of an attempt that lost a race: somebody else wrote between its reading and its writing. */
export const again = Symbol('again');

/** Returns `again` for the listed refusals only: the compiler rejects others. */
export const retryOn = <R extends string>(_refusal: R): typeof again => again;

/** One competing writer succeeds in every round, so this many simultaneous writers all get through. */
const usualTries = 8;
/** Milliseconds of the function's time reserved for one more attempt and the reply. */
const reserve = 1000;
const [shortestPause, longestPause] = [20, 400];

/**
 * Retries an attempt that reads, decides and writes until it wins, or throws STALE_STATE when tries or time run
 * out. The pauses use exponential backoff with full jitter, so that writers who collided once do not collide
 * again.
 */
export async function retry<T>(
  attempt: () => Promise<T | typeof again>,
  { tries = usualTries }: { tries?: number } = {},
): Promise<T> {
  for (let round = 1; round <= tries; round += 1) {
    const outcome = await attempt();
    if (outcome !== again) return outcome;
    const pause = Math.random() * Math.min(longestPause, shortestPause * 2 ** (round - 1));
    if (round === tries || pause > millisecondsToDeadline() - reserve) break;
    await wait(pause);
  }
  throw new AppError('STALE_STATE', { retryAfter: 1 });
}
