import type * as z from 'zod';
import type { ActivityAct, ActivityEntity } from '#shared/activity/activity-choices.ts';
import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
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
import { orThrow } from './or-throw.ts';
import { again, retry } from './retry.ts';
import { changesOf, type AuditedFields } from './audited-fields.ts';

/** History of a record: event items of its own that are written in the same transaction as the change. */
type Story<T, E> = {
  entity: string;
  schema: z.ZodType<E>;
  key: (recordId: string, eventId: string) => Key;
  /** Builds the sortable id of a history entry; `place` is its number among the entries of one change. */
  idOf: (after: T, place: number, at: Date) => string;
};

/** Content of a history entry; its id and time are added when it is written. */
export type Entry<E> = Omit<E, 'id' | 'at'>;

type Kind<N extends KeyParts, S extends object, R extends string, E> = {
  entity: string;
  schema: z.ZodType<S>;
  key: (name: N) => Key;
  /** Refusal of a write when somebody else has changed the record since it was read. */
  stale: R;
  /** Error of `get` if there is no such record. */
  missing?: ErrorCode;
  /** Name of the version field, which every change raises; 0 stands for a record that does not exist yet. */
  version?: keyof S & string;
  /** Further fields that must be unchanged since the read, because they change without the version. */
  guards?: readonly (keyof S & string)[];
  /** Fields that other operations count on the same item by their own writes; `replace` leaves them alone. */
  counters?: readonly (keyof S & string)[];
  /** Index keys of the record. */
  indexKeys?: (record: S & N) => Record<string, string>;
  /** View that is built from these records; every write puts the record into its feed. */
  feed?: N extends { id: string } ? Feed : never;
  /** Key of the tombstone of a deleted record, if it is not the record's own key. */
  tombstoneKey?: (name: N) => Key;
  story?: Story<S & N, E>;
  /** Audit log entity and recorded fields, never secrets or identity papers. */
  activity?: N extends { id: string } ? { of: ActivityEntity; told: AuditedFields<S> } : never;
};

type KeyParts = Record<string, string>;

/** Outcome of deciding on a change: the new record and all writes for it; undefined changes nothing. */
export type Decision<T, R extends string> = { after: T; writes: readonly Operation<R>[] } | undefined;

/** A record before and after a change; callers derive from it what to report. */
export type RecordChange<T> = { before: T; after: T };

/** Handles a refusal: `again` retries, undefined leaves the record as it is, a throw rejects the change. */
type Answer<D extends string> = (refusal: D) => typeof again | undefined;

/**
 * Declares a kind of record. Every change is conditional on what was read, raises the version, updates the
 * index keys and reaches the view's feed. No other code writes items under its key.
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
    missing = 'NOT_FOUND',
    version,
    guards = [],
    counters = [],
    indexKeys,
    feed,
    story,
    activity,
  } = kind;

  const shape = shapeOf(schema);

  const versionOf = (record: T): number | undefined => version && Number(record[version as keyof T]);

  const feedOf = (record: N) => (feed && record['id'] ? feedKeys(feed, record['id']) : {});

  const item = (record: T): Item => ({
    ...key(record),
    ...indexKeys?.(record),
    entity,
    ...(shape && { v: shape }),
    ...record,
    ...feedOf(record),
  });

  const unchanged = (before: T): Condition => {
    const names = [...(version ? [version] : []), ...guards];
    if (names.length === 0) throw new Error(`Nothing of a ${entity} tells whether somebody else changed it`);
    // The named fields are plain values: numbers or strings.
    return Object.fromEntries(names.map((name) => [name, before[name as keyof T]])) as Condition;
  };

  /** Replaces the whole item, so that no old attribute is left. Fields in `counters` are kept. */
  function over(before: T, after: T, only: Condition): Operation<R> {
    const guard = { when: { ...unchanged(before), ...only }, refusal: stale };
    if (versionOf(before) === 0) return create(item(after), { refusal: stale });
    if (counters.length === 0) return put(item(after), guard);
    const keys: readonly string[] = ['pk', 'sk', ...counters];
    const set = Object.fromEntries(Object.entries(item(after)).filter(([name]) => !keys.includes(name)));
    return update(key(before), { set }, guard);
  }

  /** Audit log entry for the write; none if no recorded field changed. */
  function noted(record: N, act: ActivityAct, fields: ActivityChange[]): Operation[] {
    if (!activity || !record['id'] || (act === 'changed' && fields.length === 0)) return [];
    return [activityLine({ entity: activity.of, recordId: record['id'], act, fields })];
  }

  /**
   * Returns the changed record and its writes, to go into the transaction that makes all related changes.
   * `also` adds changes of the same thing that are stored elsewhere to the audit log. `only` is a further
   * condition, on the fields in `counters`.
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

  /** Condition check that the record is unchanged since it was read, for transactions that depend on it. */
  const stays = (before: T): Operation<R> => check(key(before), { when: unchanged(before), refusal: stale });

  /** Creates a new record; refused if it already exists. */
  const make = <const C extends string = never>(
    record: T,
    { refusal }: { refusal?: C } = {},
  ): Operation<C>[] => [create(item(record), { refusal }), ...noted(record, 'created', [])];

  /** Changes counted fields only; other fields and the version stay. The view's feed is told too. */
  const count = <const C extends string>(
    name: N,
    { set = {}, ...rest }: Change,
    guard: { when?: Condition; refusal: C },
  ): Operation<C> => update(key(name), { ...rest, set: { ...set, ...feedOf(name) } }, guard);

  /** Writes fields that no view shows, so the record does not enter the feed. */
  const note = <const C extends string>(
    name: N,
    change: Change,
    guard: { when: Condition; refusal: C },
  ): Operation<C> => update(key(name), change, guard);

  /** Deletes an unchanged record if `when` holds; a view that shows it gets a tombstone. */
  function softDelete(before: T, when: Condition = {}): Operation<R>[] {
    const guard = { when: { ...unchanged(before), ...when }, refusal: stale };
    const tombstoneFields =
      feed && before['id'] ? { entity: `${entity}-gone`, ...tombstone(feed, before['id']) } : undefined;
    const told = noted(before, 'removed', []);
    if (!tombstoneFields) return [remove(key(before), guard), ...told];
    if (!kind.tombstoneKey) return [put({ ...key(before), ...tombstoneFields }, guard), ...told];
    return [remove(key(before), guard), put({ ...kind.tombstoneKey(before), ...tombstoneFields }), ...told];
  }

  const find = async (table: Table, name: N): Promise<T | undefined> => {
    const found = await table.get(key(name), schema);
    return found && { ...found, ...name };
  };

  /** Reads a record that must exist. */
  const get = async (table: Table, name: N): Promise<T> => orThrow(await find(table, name), missing);

  /**
   * Reads, decides and writes, and retries when somebody else changed the record meanwhile (see `retry`). The
   * record is named, or read by a function.
   * Callers whose writes may be refused for other reasons pass `refused`, which handles those refusals.
   */
  function change<F extends T | undefined>(
    table: Table,
    read: N | (() => Promise<F>),
    decide: (before: NonNullable<F>) => Decision<T, R> | Promise<Decision<T, R>>,
  ): Promise<RecordChange<T> | Extract<F, undefined>>;
  function change<F extends T | undefined, W extends string>(
    table: Table,
    read: N | (() => Promise<F>),
    decide: (before: NonNullable<F>) => Decision<T, W> | Promise<Decision<T, W>>,
    refused: Answer<Exclude<W, R>>,
  ): Promise<RecordChange<T> | Extract<F, undefined>>;
  function change(
    table: Table,
    read: N | (() => Promise<T | undefined>),
    decide: (before: T) => Decision<T, string> | Promise<Decision<T, string>>,
    refused: Answer<string> = () => again,
  ): Promise<RecordChange<T> | undefined> {
    return retry(async () => {
      const before = await (typeof read === 'function' ? read() : find(table, read));
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

  /** Creates history entries for the transaction of the change. */
  const tell = (after: T & { id: string }, entries: readonly Entry<E>[], at: Date): Operation[] =>
    entries.map((entry, place) =>
      create(eventItem(after.id, story?.idOf(after, place, at) ?? '', at, entry)),
    );

  /** Facts that a history page needs to describe changes of these records. */
  const audited = activity && { of: activity.of, told: activity.told as AuditedFields<S>, schema };

  return { item, make, find, get, replace, stays, count, note, softDelete, change, eventItem, tell, audited };
}
