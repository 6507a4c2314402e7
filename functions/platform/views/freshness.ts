import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';
import { isAnswering } from '../table/changes.ts';
import { millisecondsLeft } from '../time-left.ts';

/** Whoever asks waits no longer for a view that has much to catch up with; it goes on meanwhile. */
const patienceMilliseconds = 8_000;
/** Whoever answers nobody, such as what builds a view anew, may take its time. */
const mostMilliseconds = 600_000;
/** What is left of a function's time to say so. */
const reserveMilliseconds = 500;
/** Between looks for a change that an index does not show yet; after the last, the answer goes without it. */
const lateMilliseconds = [0, 40, 160, 300];
/** How old an answer may be to who knows of nothing newer. */
export const freshMilliseconds = 500;

async function inTime(reading: Promise<void>): Promise<void> {
  const patience = isAnswering() ? patienceMilliseconds : mostMilliseconds;
  const milliseconds = Math.min(patience, millisecondsLeft() - reserveMilliseconds);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('UNAVAILABLE', { retryAfter: 2 })), milliseconds);
  await Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

type Feed = {
  /**
   * Catches up with the table. Who must see what was written before the call wants it new, whoever else read just now.
   * Answers how old that is, in milliseconds before the call.
   */
  read: (wanted: 'young' | 'new') => Promise<number>;
  hasAwaited: () => Promise<boolean>;
};

/** When a view has to catch up with the table before it answers: the same rule whatever engine keeps it. */
export function createRefresh({ read, hasAwaited }: Feed, freshFor: number): () => Promise<void> {
  let startedAt = -Infinity;
  let last: Promise<void> = Promise.resolve();
  let queued: { reading: Promise<void>; wanted: 'young' | 'new' } | undefined;

  async function catchUp(): Promise<void> {
    const wanted = queued?.wanted ?? 'new';
    queued = undefined;
    const began = performance.now();
    startedAt = began;
    try {
      startedAt = began - (await read(wanted));
    } catch (error) {
      startedAt = -Infinity;
      throw error;
    }
  }

  /**
   * One reading at a time. One that began before this call may have missed its caller's own write, so the caller
   * waits for the next, which everybody who comes meanwhile shares.
   */
  function readNext(wanted: 'young' | 'new'): Promise<void> {
    queued ??= { reading: last.catch(() => undefined).then(catchUp), wanted };
    if (wanted === 'new') queued.wanted = 'new';
    last = queued.reading;
    return last;
  }

  /** Half a second old is young enough, except for who knows of something newer. An index may show that a little late. */
  return async () => {
    const isYoung = isAnswering() && performance.now() - startedAt < freshFor;
    await inTime(isYoung ? last : readNext(isAnswering() ? 'young' : 'new'));
    for (const pause of lateMilliseconds) {
      if (await hasAwaited()) return;
      if (pause > 0) await wait(pause);
      await inTime(readNext('new'));
    }
  };
}
