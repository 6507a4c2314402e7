import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';
import { millisecondsToDeadline } from '../deadline.ts';

/** Reason why a write failed although no condition did: a conflicting transaction or throttling. */
type Obstacle = 'conflict' | 'throttle';

/** Maps DynamoDB's error names and cancellation reasons to obstacles. */
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

/** Error after the last retry: 409 (read again) for a conflict, 503 (try again later) for throttling. */
const toRefusal = (obstacle: Obstacle, cause: unknown): AppError =>
  obstacle === 'conflict'
    ? new AppError('STALE_STATE', { retryAfter: 1 }, { cause })
    : new AppError('UNAVAILABLE', { retryAfter: 2 }, { cause });

const [shortestPause, longestPause] = [25, 800];
/** Maximum time for retries of one write, however much time the function has left. */
const patience = 6000;
/** Milliseconds of the function's time reserved for the reply. */
const reserve = 500;

/**
 * Retries a write until it succeeds or the time is over, with exponential backoff and full jitter, so that
 * writers who collided once do not collide again.
 */
export async function pastObstacles<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + Math.min(patience, millisecondsToDeadline() - reserve);
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

/**
 * Turns throttling of a read into a 503: the client has already retried, so the caller is asked to try again
 * later.
 */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const obstacle = obstacleOf(error);
    throw obstacle ? toRefusal('throttle', error) : error;
  }
}
