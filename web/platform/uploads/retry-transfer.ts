import { isApiError } from '../api/api-error.ts';

/** Network state of the device. */
export type Connection = {
  isOnline: () => boolean;
  /** Resolves once the device may be online again; rejects on abort. */
  whenOnline: (signal: AbortSignal) => Promise<void>;
};

export type RetryPorts = {
  connection: Connection;
  delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
};

type RetryOptions = RetryPorts & {
  signal: AbortSignal;
  maxAttempts: number;
  onOffline: (isOffline: boolean) => void;
};

const firstDelay = 1000;
const maxDelay = 30_000;

/** Exponential backoff with jitter, so that parts cut at once do not return at once. */
const backoff = (failures: number, random: () => number): number =>
  Math.min(maxDelay, firstDelay * 2 ** (failures - 1)) * (0.5 + random() / 2);

const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Tells whether the server refused for good; every other failure may pass. */
const isRefusal = (error: unknown): boolean => isApiError(error) && !isTransient(error.status);

/** Tells whether the server refused this upload. A session that ended says nothing about it. */
export const isUploadRefusal = (error: unknown): boolean =>
  isRefusal(error) && isApiError(error) && error.status !== 401;

/** Time until the next attempt; an overloaded server may ask for more. */
function pauseAfter(error: unknown, failures: number, random: () => number): number {
  const seconds = isApiError(error) ? (error.retryAfter ?? 0) : 0;
  return Math.max(seconds * 1000, backoff(failures, random));
}

export type Retry = {
  attempt: <T>(work: () => Promise<T>) => Promise<T>;
  /** Records that something arrived: earlier failures no longer count. */
  progressed: () => void;
};

/** Repeats failed transfers. Being offline is waited out and is not counted as a failure. */
export function retryTransfer(options: RetryOptions): Retry {
  const { connection, delay, random, signal, maxAttempts, onOffline } = options;
  let arrivals = 0;

  const waitOnline = async () => {
    onOffline(true);
    await connection.whenOnline(signal);
    signal.throwIfAborted();
    onOffline(false);
  };

  return {
    progressed: () => void (arrivals += 1),
    async attempt(work) {
      let failures = 0;
      let seen = arrivals;
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (signal.aborted || isRefusal(error)) throw error;
          if (seen !== arrivals) failures = 0;
          seen = arrivals;
          const isOffline = !connection.isOnline();
          if (!isOffline) failures += 1;
          if (failures >= maxAttempts || (isOffline && maxAttempts === 1)) throw error;
          await (isOffline ? waitOnline() : delay(pauseAfter(error, failures, random), signal));
        }
      }
    },
  };
}
