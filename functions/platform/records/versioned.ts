import type * as z from 'zod';
import type { ActivityAct, ActivityEntity } from '#shared/activity/activity-choices.ts';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import type { Table } from '../table/table.ts';
import type { Change, Condition } from '../table/table-expressions.ts';
import {
  check,
  create,
  type Item,
  type Key,
  type Operation,
  put,
  remove,
  update,
} from '../table/table-operations.ts';
import { type Feed, feedKeys, tombstone } from '../views/view-feed.ts';
import { shapeOf } from '../table/shapes.ts';
import { activityLine } from './activity.ts';
import { again, retry } from './retry.ts';
import { changesOf, type ToldFields } from './told-fields.ts';

/** What is told of a record's changes: lines of its own, written with the change they tell of. */
type Story<T, E> = {
  entity: string;
  schema: z.ZodType<E>;
  key: (recordId: string, eventId: string) => Key;
  /** By these it is read in its order; `place` counts the lines of one change. */
  idOf: (after: T, place: number, at: Date) => string;
};

/** What a line says; its id and its hour come with the change. */
export type Entry<E> = Omit<E, 'id' | 'at'>;

type Kind<N extends KeyParts, S extends object, R extends string, E> = {
  entity: string;
  schema: z.ZodType<S>;
  key: (name: N) => Key;
  /** The refusal of a change made on what somebody else has changed meanwhile. */
  stale: R;
  /** Raised with every change; 0 stands for a record that is not there yet. */
  version?: keyof S & string;
  /** What else has to be as it was read, words or numbers: it changes without the version, or there is none. */
  asRead?: readonly (keyof S & string)[];
  /** What others count on the same item by writes of their own, so that this one leaves it alone. */
  apart?: readonly (keyof S & string)[];
  /** Where the indexes find it. */
  places?: (record: S & N) => Record<string, string>;
  /** The view that is made of these records: it hears of every write. */
  feed?: N extends { id: string } ? Feed : never;
  /** Where the stone lies of one that was taken away, if not in its own place. */
  grave?: (name: N) => Key;
  story?: Story<S & N, E>;
  /** What is kept of who changed it: under which name, and which of its fields. Never secrets, nobody's papers. */
  activity?: N extends { id: string } ? { of: ActivityEntity; told: ToldFields<S> } : never;
};

type KeyParts = Record<string, string>;

/** What a change of a record decides: how it will be, and all the writes that make it so; undefined for nothing. */
export type Decision<T, R extends string> = { after: T; writes: readonly Operation<R>[] } | undefined;

/** A record before and after a change: what is told of it can be told from these. */
export type RecordChange<T> = { before: T; after: T };

/** What follows from a refusal: another look, or leaving it as it is; or a no, by throwing it. */
type Answer<D extends string> = (refusal: D) => typeof again | undefined;

/**
 * A kind of record, declared once: however it is changed, that is only over what was read, its version is raised, its
 * places in the indexes follow, and the view made of it hears of it. Nobody else writes its key.
 */
export function versioned<N extends KeyParts, S extends object, R extends string, E = never>(
  kind: Kind<N, S, R, E>,
) {
  type T = S & N;
  const {
    entity,
    schema,
    key,
    stale,
    version,
    asRead = [],
    apart = [],
    places,
    feed,
    story,
    activity,
  } = kind;

  const shape = shapeOf(schema);

  const versionOf = (record: T): number | undefined => version && Number(record[version as keyof T]);

  const feedOf = (record: N) => (feed && record['id'] ? feedKeys(feed, record['id']) : {});

  const item = (record: T): Item => ({
    ...key(record),
    ...places?.(record),
    entity,
    ...(shape && { v: shape }),
    ...record,
    ...feedOf(record),
  });

  const unchanged = (before: T): Condition => {
    const names = [...(version ? [version] : []), ...asRead];
    if (names.length === 0) throw new Error(`Nothing of a ${entity} tells whether somebody else changed it`);
    // Plain values of a record: numbers or words.
    return Object.fromEntries(names.map((name) => [name, before[name as keyof T]])) as Condition;
  };

  /** Whole, so that nothing is left of what was: but for what is counted apart. */
  function over(before: T, after: T, only: Condition): Operation<R> {
    const guard = { when: { ...unchanged(before), ...only }, refusal: stale };
    if (versionOf(before) === 0) return create(item(after), { refusal: stale });
    if (apart.length === 0) return put(item(after), guard);
    const keys: readonly string[] = ['pk', 'sk', ...apart];
    const set = Object.fromEntries(Object.entries(item(after)).filter(([name]) => !keys.includes(name)));
    return update(key(before), { set }, guard);
  }

  /** Who did it goes with what was done; where nothing is told of it, nothing is written. */
  function noted(record: N, act: ActivityAct, fields: ActivityChange[]): Operation[] {
    if (!activity || !record['id'] || (act === 'changed' && fields.length === 0)) return [];
    return [activityLine({ entity: activity.of, recordId: record['id'], act, fields })];
  }

  /**
   * The record as it will be, and the writes that make it so, to stand in the transaction that changes all with it.
   * `also` is told with it: what was changed of the same thing, but is kept elsewhere. `only` is what has to be true of
   * what is counted apart.
   */
  function replace(
    before: T,
    change: Partial<S>,
    also: readonly ActivityChange[] = [],
    only: Condition = {},
  ): RecordChange<T> & { writes: Operation<R>[] } {
    const after: T = {
      ...before,
      ...change,
      ...(version && { [version]: (versionOf(before) ?? 0) + 1 }),
    };
    const fields = [...(activity ? changesOf<S>(activity.told, before, after) : []), ...also];
    return { before, after, writes: [over(before, after, only), ...noted(before, 'changed', fields)] };
  }

  /** Stays as it was read, while something that rests on it changes. */
  const stays = (before: T): Operation<R> => check(key(before), { when: unchanged(before), refusal: stale });

  /** One that was not there. */
  const make = <const C extends string = never>(
    record: T,
    { refusal }: { refusal?: C } = {},
  ): Operation<C>[] => [create(item(record), { refusal }), ...noted(record, 'created', [])];

  /** Counts what others count on it; what it says, and its version, stay. Its view hears of that as well. */
  const count = <const C extends string>(
    name: N,
    { set = {}, ...rest }: Change,
    guard: { when?: Condition; refusal: C },
  ): Operation<C> => update(key(name), { ...rest, set: { ...set, ...feedOf(name) } }, guard);

  /** Notes on it what no view shows: nothing of it is another for whoever reads it. */
  const note = <const C extends string>(
    name: N,
    change: Change,
    guard: { when: Condition; refusal: C },
  ): Operation<C> => update(key(name), change, guard);

  /** Takes it away as it was read, and as long as more holds of it, with a stone for every view that shows it. */
  function bury(before: T, when: Condition = {}): Operation<R>[] {
    const guard = { when: { ...unchanged(before), ...when }, refusal: stale };
    const stone =
      feed && before['id'] ? { entity: `${entity}-gone`, ...tombstone(feed, before['id']) } : undefined;
    const told = noted(before, 'removed', []);
    if (!stone) return [remove(key(before), guard), ...told];
    if (!kind.grave) return [put({ ...key(before), ...stone }, guard), ...told];
    return [remove(key(before), guard), put({ ...kind.grave(before), ...stone }), ...told];
  }

  const find = async (table: Table, name: N): Promise<T | undefined> => {
    const found = await table.get(key(name), schema);
    return found && { ...found, ...name };
  };

  /**
   * Reads, decides and writes, and looks again when somebody came between: see `retry`. Whose writes may be refused for
   * anything else says what follows from that.
   */
  function change<F extends T | undefined>(
    table: Table,
    read: () => Promise<F>,
    decide: (before: NonNullable<F>) => Decision<T, R> | Promise<Decision<T, R>>,
  ): Promise<RecordChange<T> | Extract<F, undefined>>;
  function change<F extends T | undefined, W extends string>(
    table: Table,
    read: () => Promise<F>,
    decide: (before: NonNullable<F>) => Decision<T, W> | Promise<Decision<T, W>>,
    refused: Answer<Exclude<W, R>>,
  ): Promise<RecordChange<T> | Extract<F, undefined>>;
  function change(
    table: Table,
    read: () => Promise<T | undefined>,
    decide: (before: T) => Decision<T, string> | Promise<Decision<T, string>>,
    refused: Answer<string> = () => again,
  ): Promise<RecordChange<T> | undefined> {
    return retry(async () => {
      const before = await read();
      if (!before) return undefined;
      const decided = await decide(before);
      if (!decided || decided.writes.length === 0) return { before, after: decided?.after ?? before };
      const refusal = await table.write(decided.writes);
      if (!refusal) return { before, after: decided.after };
      return (refusal === stale ? again : refused(refusal)) ?? { before, after: before };
    });
  }

  const eventItem = (recordId: string, id: string, at: Date, entry: Entry<E>): Item => {
    if (!story) throw new Error(`Nothing is told of a ${entity}`);
    return {
      ...story.key(recordId, id),
      entity: story.entity,
      id,
      at: at.toISOString(),
      ...entry,
    };
  };

  /** Lines of its story, written with the change they tell of. */
  const tell = (after: T & { id: string }, entries: readonly Entry<E>[], at: Date): Operation[] =>
    entries.map((entry, place) =>
      create(eventItem(after.id, story?.idOf(after, place, at) ?? '', at, entry)),
    );

  /** What a history says of these records, for those who put it in words. */
  const audited = activity && { of: activity.of, told: activity.told as ToldFields<S>, schema };

  return { item, make, find, replace, stays, count, note, bury, change, eventItem, tell, audited };
}
