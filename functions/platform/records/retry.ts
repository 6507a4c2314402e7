import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';

/** What an attempt answers when somebody else came between its reading and its writing. */
export const again = Symbol('again');

/** The same, naming the refusals that ask for another look: the compiler takes no others. */
export const lookAgain = <R extends string>(_refusal: R): typeof again => again;

/** Of as many who change one thing at once, each gets through: every round at least one does. */
const usualTries = 8;
const [shortestPause, longestPause] = [20, 400];

/**
 * Reads, decides and writes until it is through, or answers that others were always quicker. The pauses grow, and any
 * length up to the grown one is as likely, so that those who met once do not meet again.
 */
export async function retry<T>(
  attempt: () => Promise<T | typeof again>,
  { tries = usualTries }: { tries?: number } = {},
): Promise<T> {
  for (let round = 1; round <= tries; round += 1) {
    const outcome = await attempt();
    if (outcome !== again) return outcome;
    if (round < tries) await wait(Math.random() * Math.min(longestPause, shortestPause * 2 ** (round - 1)));
  }
  throw new AppError('STALE_STATE');
}
