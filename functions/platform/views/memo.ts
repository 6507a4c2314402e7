import type { Rows } from './rows.ts';

const cheapMilliseconds = 25;
/** So that counting over a very large market takes at most a twentieth of the time. */
const restFactor = 20;

type Memo<Asked, T> = Rows<Asked> & { value: Promise<T>; at: number; took: number; cost: number };

/**
 * Works something out from a view's rows, and again only when they changed. What took long twice may grow a little old:
 * in a market of a hundred thousand products something changes all the time.
 */
export function memoByRevision<Asked, T>(
  work: (ask: Asked) => Promise<T>,
): (rows: Rows<Asked>) => Promise<T> {
  let last: Memo<Asked, T> | undefined;
  return ({ ask, revision }) => {
    const began = performance.now();
    if (last?.ask === ask) {
      if (last.revision === revision) return last.value;
      if (last.cost > cheapMilliseconds && began - last.at < last.cost * restFactor) return last.value;
    }
    const lastTook = last?.ask === ask ? last.took : 0;
    const kept: Memo<Asked, T> = { ask, revision, value: work(ask), at: began, took: 0, cost: 0 };
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

/** Works something out from other things, and again only when one of them is another thing. */
export function memoByInputs<A extends readonly object[], T>(work: (...from: A) => T): (...from: A) => T {
  let last: { from: A; value: T } | undefined;
  return (...from) => {
    if (!last || from.some((thing, place) => thing !== last?.from[place]))
      last = { from, value: work(...from) };
    return last.value;
  };
}

/** What was worked out from a view's rows by what was asked, each kept until the rows change; so many of them at most. */
export function memoByAsked<T extends string | number>(
  most: number,
): (rows: Rows<object>, asked: string, work: () => Promise<T>) => Promise<T> {
  const kept = new WeakMap<object, { revision: number; answers: Map<string, T> }>();
  return async ({ ask, revision }, asked, work) => {
    const last = kept.get(ask);
    const { answers } = last?.revision === revision ? last : { answers: new Map<string, T>() };
    kept.set(ask, { revision, answers });
    const known = answers.get(asked);
    if (known !== undefined) return known;
    const answer = await work();
    if (answers.size < most) answers.set(asked, answer);
    return answer;
  };
}
