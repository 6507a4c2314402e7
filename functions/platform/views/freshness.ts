import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';
import { isAnswering } from '../table/changes.ts';
import { millisecondsToDeadline } from '../deadline.ts';

/** Maximum wait for a view that catches up; the reading continues in the background. */
const patienceMilliseconds = 8_000;
/** Maximum wait outside a request, for example when a worker rebuilds a view. */
const maxMilliseconds = 600_000;
/** Time of the function reserved for the reply. */
const reserveMilliseconds = 500;
/** Pauses before retries for a change that the index does not show yet; then the answer omits it. */
const lateMilliseconds = [0, 40, 160, 300];
/** Further retries for callers that need complete rows or none. */
const laterMilliseconds = [500, 1_000, 2_000];
/** Maximum age of an answer for a caller that knows of no newer change. */
export const freshMilliseconds = 500;
/** Upper bound for stretching that age while much changes and reading takes long. */
const maxTimesOlder = 10;
/** Maximum share of the time that may be spent on reading. */
const readingShare = 1 / 5;
/** Maximum age of an answer while the table cannot be read. */
const servedMilliseconds = 60_000;
/** Maximum wait for newer rows when a servable answer already exists. */
const shortPatienceMilliseconds = 1_000;
/** Pause before asking again after the table failed. */
const restMilliseconds = 1_000;
/** Callers could invent changes, so after these futile waits none is awaited for `distrustMilliseconds`. */
const maxFailedReads = 3;
const distrustMilliseconds = 10_000;

async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const milliseconds = Math.min(patience, millisecondsToDeadline() - reserveMilliseconds);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('UNAVAILABLE', { retryAfter: 2 })), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits for the opening of a view within a caller's patience; the opening continues afterwards. */
export const openInTime = <T>(opening: Promise<T>): Promise<T> =>
  inTime(opening, isAnswering() ? patienceMilliseconds : maxMilliseconds);

/**
 * Freshness an answer needs. `served` is for lists, which may lack the newest changes if reading them takes too
 * long. `whole` is for sums, which would be silently wrong with a part of the rows: it waits for all changes or
 * fails.
 */
export type Freshness = 'served' | 'whole';

type Feed = {
  /** Catches up (`new`: rows as of this call) and returns the prior age of the rows in milliseconds. */
  read: (wanted: 'young' | 'new') => Promise<number>;
  hasAwaited: () => Promise<boolean>;
};

/** Decides when a view must catch up with the table before it answers; the same rule for all engines. */
export function createRefresh(
  { read, hasAwaited }: Feed,
  freshFor: number,
): (wanted?: Freshness) => Promise<void> {
  let startedAt = -Infinity;
  /** Start time of the last completed reading, which is the age of the rows. */
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
      youngFor = Math.max(freshFor, Math.min(rest, freshFor * maxTimesOlder));
    } catch (error) {
      startedAt = -Infinity;
      failedAt = performance.now();
      throw error;
    }
  }

  /**
   * Runs one reading at a time. A reading that began before this call may have missed the caller's own write,
   * so the caller waits for the next one, which all callers arriving meanwhile share.
   */
  function readNext(wanted: 'young' | 'new'): Promise<void> {
    queued ??= { reading: last.catch(() => undefined).then(catchUp), wanted };
    if (wanted === 'new') queued.wanted = 'new';
    last = queued.reading;
    return last;
  }

  /** Checks whether the current rows may be served although refreshing them failed. */
  const isServable = async (): Promise<boolean> =>
    isAnswering() && since(wholeAt) < servedMilliseconds && (await hasAwaited());

  async function makeYoung(isWhole: boolean): Promise<void> {
    if (!isAnswering()) return inTime(readNext('new'), maxMilliseconds);
    const servable = !isWhole && (await isServable());
    if (servable && since(failedAt) < restMilliseconds) return;
    const reading = since(startedAt) < youngFor ? last : readNext('young');
    try {
      await inTime(reading, servable ? shortPatienceMilliseconds : patienceMilliseconds);
    } catch (error) {
      if (isWhole || !(await isServable())) throw error;
    }
  }

  /** Reads again until the caller's known changes appear, because an index may show them slightly late. */
  async function waitForAwaited(isWhole: boolean): Promise<void> {
    for (const pause of isWhole ? [...lateMilliseconds, ...laterMilliseconds] : lateMilliseconds) {
      if (pause > 0) await wait(pause);
      await inTime(readNext('new'), isAnswering() ? patienceMilliseconds : maxMilliseconds);
      if (await hasAwaited()) {
        inVain = 0;
        return;
      }
    }
    inVain += 1;
    if (inVain >= maxFailedReads) distrustedAt = performance.now();
    if (isWhole) throw new AppError('UNAVAILABLE', { retryAfter: 2 });
  }

  /** Rows half a second old are fresh enough, unless the caller knows of a newer change. */
  return async (wanted = 'served') => {
    const isWhole = wanted === 'whole';
    await makeYoung(isWhole);
    if (since(distrustedAt) < distrustMilliseconds || (await hasAwaited())) return;
    await waitForAwaited(isWhole);
  };
}
