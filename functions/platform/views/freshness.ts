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
/** Further looks for whoever is told all there is, or nothing. */
const laterMilliseconds = [500, 1_000, 2_000];
/** How old an answer may be to who knows of nothing newer. */
export const freshMilliseconds = 500;
/** While much changes there is much to read, and the table is others' too: this many times older, and no more. */
const mostTimesOlder = 10;
/** Of the time that passes, reading takes so much at most. */
const readingShare = 1 / 5;
/** How old an answer may be while the table cannot be read. */
const servedMilliseconds = 60_000;
/** Whoever could be answered from what is there waits no longer for what is newer. */
const shortPatienceMilliseconds = 1_000;
/** Before a table that refused is asked again. */
const restMilliseconds = 1_000;
/** Changes that never show up may be made up: after so many in a row nobody's are waited for, for so long. */
const mostInVain = 3;
const distrustMilliseconds = 10_000;

async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const milliseconds = Math.min(patience, millisecondsLeft() - reserveMilliseconds);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('UNAVAILABLE', { retryAfter: 2 })), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Waits for a view that is being opened, no longer than a caller waits for an answer. The opening goes on, and who asks
 * next finds it further.
 */
export const openInTime = <T>(opening: Promise<T>): Promise<T> =>
  inTime(opening, isAnswering() ? patienceMilliseconds : mostMilliseconds);

/**
 * What an answer may be made from: `served` is a list, which may go without what is newer where that takes its time, as
 * far as it has come meanwhile. Sums of a part of the rows would be wrong without anybody seeing it: `whole` waits for
 * all, and is refused otherwise.
 */
export type Freshness = 'served' | 'whole';

type Feed = {
  /**
   * Catches up with the table. Who must see what was written before the call wants it new, whoever else read just now.
   * Answers how old that is, in milliseconds before the call.
   */
  read: (wanted: 'young' | 'new') => Promise<number>;
  hasAwaited: () => Promise<boolean>;
};

/** When a view has to catch up with the table before it answers: the same rule whatever engine keeps it. */
export function createRefresh(
  { read, hasAwaited }: Feed,
  freshFor: number,
): (wanted?: Freshness) => Promise<void> {
  let startedAt = -Infinity;
  /** When the last reading began that came to its end: what is there is as old as that. */
  let wholeAt = -Infinity;
  let failedAt = -Infinity;
  let youngFor = freshFor;
  let inVain = 0;
  let distrustedAt = -Infinity;
  let last: Promise<void> = Promise.resolve();
  let queued: { reading: Promise<void>; wanted: 'young' | 'new' } | undefined;

  const since = (moment: number): number => performance.now() - moment;

  async function catchUp(): Promise<void> {
    const wanted = queued?.wanted ?? 'new';
    queued = undefined;
    const began = performance.now();
    startedAt = began;
    try {
      startedAt = began - (await read(wanted));
      wholeAt = startedAt;
      const rest = since(began) * (1 / readingShare - 1);
      youngFor = Math.max(freshFor, Math.min(rest, freshFor * mostTimesOlder));
    } catch (error) {
      startedAt = -Infinity;
      failedAt = performance.now();
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

  /** Whether what is there may answer although it could not be made newer. */
  const isServable = async (): Promise<boolean> =>
    isAnswering() && since(wholeAt) < servedMilliseconds && (await hasAwaited());

  async function makeYoung(isWhole: boolean): Promise<void> {
    if (!isAnswering()) return inTime(readNext('new'), mostMilliseconds);
    const servable = !isWhole && (await isServable());
    if (servable && since(failedAt) < restMilliseconds) return;
    const reading = since(startedAt) < youngFor ? last : readNext('young');
    try {
      await inTime(reading, servable ? shortPatienceMilliseconds : patienceMilliseconds);
    } catch (error) {
      if (isWhole || !(await isServable())) throw error;
    }
  }

  /** Looks again for what the caller knows of: an index may show it a little late. */
  async function waitForAwaited(isWhole: boolean): Promise<void> {
    for (const pause of isWhole ? [...lateMilliseconds, ...laterMilliseconds] : lateMilliseconds) {
      if (pause > 0) await wait(pause);
      await inTime(readNext('new'), isAnswering() ? patienceMilliseconds : mostMilliseconds);
      if (await hasAwaited()) {
        inVain = 0;
        return;
      }
    }
    inVain += 1;
    if (inVain >= mostInVain) distrustedAt = performance.now();
    if (isWhole) throw new AppError('UNAVAILABLE', { retryAfter: 2 });
  }

  /** Half a second old is young enough, except for who knows of something newer. */
  return async (wanted = 'served') => {
    const isWhole = wanted === 'whole';
    await makeYoung(isWhole);
    if (since(distrustedAt) < distrustMilliseconds || (await hasAwaited())) return;
    await waitForAwaited(isWhole);
  };
}
