import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';
import { millisecondsLeft } from '../time-left.ts';

/** Why nothing was written, though no condition refused: others wrote the same, or too much is written just now. */
type Obstacle = 'conflict' | 'throttle';

/** DynamoDB's words, as the name of an error or as the reason a transaction was cancelled. */
const obstacles: Record<string, Obstacle> = {
  TransactionConflict: 'conflict',
  TransactionConflictException: 'conflict',
  ThrottlingError: 'throttle',
  ThrottlingException: 'throttle',
  ProvisionedThroughputExceeded: 'throttle',
  ProvisionedThroughputExceededException: 'throttle',
  RequestLimitExceeded: 'throttle',
  TransactionInProgressException: 'throttle',
};

const reasonsOf = (error: Error): (string | undefined)[] =>
  'CancellationReasons' in error && Array.isArray(error.CancellationReasons)
    ? error.CancellationReasons.map((reason: { Code?: string }) => reason.Code)
    : [];

export function obstacleOf(error: unknown): Obstacle | undefined {
  if (!(error instanceof Error)) return undefined;
  return [error.name, ...reasonsOf(error)].map((word) => obstacles[word ?? '']).find(Boolean);
}

/** What a caller is told who met the obstacle to the end: look again, or come again. */
const toRefusal = (obstacle: Obstacle, cause: unknown): AppError =>
  obstacle === 'conflict'
    ? new AppError('STALE_STATE', { retryAfter: 1 }, { cause })
    : new AppError('UNAVAILABLE', { retryAfter: 2 }, { cause });

const [shortestPause, longestPause] = [25, 800];
/** Nobody waits longer for a write than this, however much time the function has. */
const patience = 6000;
/** What is left of a function's time to say how it ended. */
const reserve = 500;

/**
 * Tries until it is through or the time is over. The pauses grow, and any length up to the grown one is as likely,
 * so that those who met once do not meet again.
 */
export async function pastObstacles<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + Math.min(patience, millisecondsLeft() - reserve);
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (!obstacle) throw error;
      const milliseconds = Math.random() * pause;
      if (performance.now() + milliseconds > until) throw toRefusal(obstacle, error);
      await wait(milliseconds);
    }
  }
}

/** A busy table read: the client has tried again by itself, so the caller is asked to come again. */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const obstacle = obstacleOf(error);
    throw obstacle ? toRefusal('throttle', error) : error;
  }
}
