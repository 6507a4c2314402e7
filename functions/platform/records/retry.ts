import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';
import { millisecondsLeft } from '../time-left.ts';

/** What an attempt answers when somebody else came between its reading and its writing. */
export const again = Symbol('again');

/** The same, naming the refusals that ask for another look: the compiler takes no others. */
export const lookAgain = <R extends string>(_refusal: R): typeof again => again;

/** Of as many who change one thing at once, each gets through: every round at least one does. */
const usualTries = 8;
/** What is left of a function's time for one more look, and to say how it ended. */
const reserve = 1000;
const [shortestPause, longestPause] = [20, 400];

/**
 * Reads, decides and writes until it is through, or answers that others were always quicker, while there is time to. The pauses grow, and any
 * length up to the grown one is as likely, so that those who met once do not meet again.
 */
export async function retry<T>(
  attempt: () => Promise<T | typeof again>,
  { tries = usualTries }: { tries?: number } = {},
): Promise<T> {
  for (let round = 1; round <= tries; round += 1) {
    const outcome = await attempt();
    if (outcome !== again) return outcome;
    const pause = Math.random() * Math.min(longestPause, shortestPause * 2 ** (round - 1));
    if (round === tries || pause > millisecondsLeft() - reserve) break;
    await wait(pause);
  }
  throw new AppError('STALE_STATE', { retryAfter: 1 });
}
