import type { DatabaseSync } from 'node:sqlite';

/** The rows of a view, and a number that grows with every change of them. */
export type Rows = { db: DatabaseSync; revision: number };

const cheapMilliseconds = 25;
/** So that counting over a very large market takes at most a twentieth of the time. */
const restFactor = 20;

/**
 * Works something out from a view's rows, and again only when they changed. What took long may grow a little old:
 * in a market of a hundred thousand products something changes all the time.
 */
export function memoByRevision<T>(work: (db: DatabaseSync) => T): (rows: Rows) => T {
  let last: (Rows & { value: T; at: number; cost: number }) | undefined;
  return ({ db, revision }) => {
    const began = performance.now();
    if (last?.db === db) {
      if (last.revision === revision) return last.value;
      if (last.cost > cheapMilliseconds && began - last.at < last.cost * restFactor) return last.value;
    }
    const value = work(db);
    const at = performance.now();
    last = { db, revision, value, at, cost: at - began };
    return value;
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

/** Texts worked out from a view's rows by what was asked, each kept until the rows change; so many of them at most. */
export function memoTexts(most: number): (rows: Rows, asked: string, work: () => string) => string {
  const kept = new WeakMap<DatabaseSync, { revision: number; texts: Map<string, string> }>();
  return ({ db, revision }, asked, work) => {
    const last = kept.get(db);
    const { texts } = last?.revision === revision ? last : { texts: new Map<string, string>() };
    kept.set(db, { revision, texts });
    const text = texts.get(asked) ?? work();
    if (texts.size < most) texts.set(asked, text);
    return text;
  };
}
