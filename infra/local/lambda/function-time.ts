/** A function that did not answer in time; the gateways make it a 504. */
export class TimedOut extends Error {}

/**
 * The time a function has for one event. On Lambda it is stopped where it stands when that is over; here its code goes on in a
 * process it shares with others, but writes nothing and asks nobody for anything any more. It may still read: what it reads for a view or
 * a secret, others may be waiting for.
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
    /** Ends it before its time. */
    end,
    /** Throws where a call comes too late. */
    check(isReading: boolean): void {
      if (isOver && !isReading) throw new TimedOut(`${name} is over`);
    },
    /** An answer that comes before the time is over. */
    async before<T>(answer: Promise<T>): Promise<T> {
      try {
        return await Promise.race([answer, over]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
