/** Thrown when a function does not answer in time; the gateways return a 504. */
export class TimedOut extends Error {}

/**
 * Limits the time of a function for one event. Lambda stops a function when its time is over. Here its code
 * continues in a shared process, but may no longer write or make calls. It may still read, because others may
 * be waiting for the view or secret that it reads.
 */
export function startTime(name: string, milliseconds: number) {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => undefined);
  let isOver = false;
  function end(): void {
    isOver = true;
    reject(new TimedOut(`${name} took longer than ${milliseconds} ms`));
  }
  const timer = setTimeout(end, milliseconds);

  return {
    /** Ends the function before its time. */
    end,
    /** Throws if a call comes after the end of the time. */
    check(isReading: boolean): void {
      if (isOver && !isReading) throw new TimedOut(`${name} is over`);
    },
    /** Waits for the answer until the time is over. */
    async before<T>(answer: Promise<T>): Promise<T> {
      try {
        return await Promise.race([answer, over]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
