import { keepRecent } from '../keep-recent.ts';
import type { Rows } from './rows.ts';

const cheapMilliseconds = 25;
/** So that counting over a very large market takes at most a twentieth of the time. */
const restFactor = 20;

type Memo<T> = { revision: number; value: Promise<T>; at: number; took: number; cost: number };

/** For how many milliseconds an answer serves on when rows have changed, by how many it took twice. */
type Rest = (cost: number) => number;
const restOfDear: Rest = (cost) => (cost > cheapMilliseconds ? cost * restFactor : 0);

/** One answer, worked out again only when the rows changed; one that took long twice may grow a little old. */
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
        // Once may be chance: a database that was asleep, a machine that was busy.
        kept.cost = Math.min(kept.took, lastTook);
      },
      () => {
        if (last === kept) last = undefined;
      },
    );
    return kept.value;
  };
}

/** What `make` makes for each thing asked, made once. */
function byAsk<T>(make: () => T): (ask: object) => T {
  const made = new WeakMap<object, T>();
  return (ask) => {
    const known = made.get(ask) ?? make();
    made.set(ask, known);
    return known;
  };
}

/**
 * Works something out from a view's rows, and again only when they changed. What took long twice may grow a little old:
 * in a market of a hundred thousand products something changes all the time. `rest` says how old, where that is otherwise.
 */
export function memoByRevision<Asked extends object, T>(
  work: (ask: Asked) => Promise<T>,
  rest?: Rest,
): (rows: Rows<Asked>) => Promise<T> {
  const keeperOf = byAsk(() => createKeeper<T>(rest));
  return ({ ask, revision }) => keeperOf(ask)(revision, () => work(ask));
}

/** What there is, by what was asked: kept as `memoByRevision` keeps, or as long as is said; so many answers at most. */
export function answersByAsked<T>(
  most: number,
  rest?: Rest,
): (rows: Rows<object>, asked: string, work: () => Promise<T>) => Promise<T> {
  const keepersOf = byAsk(() => keepRecent<ReturnType<typeof createKeeper<T>>>(most));
  return ({ ask, revision }, asked, work) => {
    const keeper = keepersOf(ask)(asked, () => createKeeper<T>(rest));
    return keeper(revision, work);
  };
}

export const countsByAsked = answersByAsked<number>;

/** Works something out from other things, and again only when one of them is another thing. */
export function memoByInputs<A extends readonly object[], T>(work: (...from: A) => T): (...from: A) => T {
  let last: { from: A; value: T } | undefined;
  return (...from) => {
    if (!last || from.some((thing, place) => thing !== last?.from[place]))
      last = { from, value: work(...from) };
    return last.value;
  };
}

/** Keeps what `make` makes for a view until the view's rows change. */
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

/** Keeps answers worked out from a view's rows by what was asked, until the rows change. Of more than `most` the answer that was asked for longest ago goes. */
export function memoByAsked(
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
