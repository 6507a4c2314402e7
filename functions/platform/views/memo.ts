import { lruCache } from '../lru-cache.ts';
import type { Rows } from './rows.ts';

const cheapMilliseconds = 25;
/** An answer is kept for this many times its cost, so that counting takes at most 1/20 of the time. */
const restFactor = 20;

type Memo<T> = { revision: number; value: Promise<T>; at: number; took: number; cost: number };

/** For how many milliseconds an answer is still served after rows have changed, by its cost in milliseconds. */
type Rest = (cost: number) => number;
const restOfDear: Rest = (cost) => (cost > cheapMilliseconds ? cost * restFactor : 0);

/** Caches an answer until the rows change; one that was slow twice in a row may become slightly stale. */
function createKeeper<T>(rest = restOfDear): (revision: number, work: () => Promise<T>) => Promise<T> {
  let last: Memo<T> | undefined;
  return (revision, work) => {
    const began = performance.now();
    if (last?.revision === revision) return last.value;
    if (last && began - last.at < rest(last.cost)) return last.value;
    const lastTook = last?.took ?? 0;
    const kept: Memo<T> = { revision, value: work(), at: began, took: 0, cost: 0 };
    last = kept;
    kept.value.then(
      () => {
        kept.at = performance.now();
        kept.took = kept.at - began;
        // A single slow run may be chance (a sleeping database, a busy machine), so the lower of the last two
        // counts.
        kept.cost = Math.min(kept.took, lastTook);
      },
      () => {
        if (last === kept) last = undefined;
      },
    );
    return kept.value;
  };
}

/** Caches one value per asked rows object. */
function byAsk<T>(make: () => T): (ask: object) => T {
  const made = new WeakMap<object, T>();
  return (ask) => {
    const known = made.get(ask) ?? make();
    made.set(ask, known);
    return known;
  };
}

/**
 * Memoizes a computation over a view's rows until they change. A result that was slow twice may become slightly
 * stale: in a market of a hundred thousand products something changes all the time. `rest` overrides how stale.
 */
export function memoByRevision<Asked extends object, T>(
  work: (ask: Asked) => Promise<T>,
  rest?: Rest,
): (rows: Rows<Asked>) => Promise<T> {
  const keeperOf = byAsk(() => createKeeper<T>(rest));
  return ({ ask, revision }) => keeperOf(ask)(revision, () => work(ask));
}

/** Caches answers by query, at most `most` of them, each until the rows change or `rest` has passed. */
export function cacheByQuery<T>(
  most: number,
  rest?: Rest,
): (rows: Rows<object>, asked: string, work: () => Promise<T>) => Promise<T> {
  const keepersOf = byAsk(() => lruCache<ReturnType<typeof createKeeper<T>>>(most));
  return ({ ask, revision }, asked, work) => {
    const keeper = keepersOf(ask)(asked, () => createKeeper<T>(rest));
    return keeper(revision, work);
  };
}

export const countsByQuery = cacheByQuery<number>;

/** Memoizes a computation over several inputs until one of them is a different object. */
export function memoByInputs<A extends readonly object[], T>(work: (...from: A) => T): (...from: A) => T {
  let last: { from: A; value: T } | undefined;
  return (...from) => {
    if (!last || from.some((thing, place) => thing !== last?.from[place]))
      last = { from, value: work(...from) };
    return last.value;
  };
}

/** Caches a value for a view until the view's rows change. */
export function perRevision<T>(make: () => T): (rows: Rows<object>) => T {
  const kept = new WeakMap<object, { revision: number; value: T }>();
  return ({ ask, revision }) => {
    const last = kept.get(ask);
    if (last?.revision === revision) return last.value;
    const value = make();
    kept.set(ask, { revision, value });
    return value;
  };
}

/** LRU cache of answers by query, at most `most` of them, cleared when the view's rows change. */
export function memoByQuery(
  most: number,
): (rows: Rows<object>, asked: string, work: () => Promise<string>) => Promise<string> {
  const answersOf = perRevision(() => new Map<string, string>());
  return async (rows, asked, work) => {
    const answers = answersOf(rows);
    const answer = answers.get(asked) ?? (await work());
    answers.delete(asked);
    answers.set(asked, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
