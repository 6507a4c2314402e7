import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { changeOf } from '#shared/contract/change-tokens.ts';
import {
  type Change,
  type Condition,
  conditionExpression,
  Placeholders,
  updateExpression,
} from './table-expressions.ts';
import { carriedTrace } from '../tracing.ts';

/** Part of a transaction; each part is also valid as a single write. */
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export type Key = { pk: string; sk: string };
export type Item = Key & Record<string, unknown>;

/**
 * One write. It stores the id of the request that caused it, so that later work can be traced to it. A
 * `refusal` names the meaning of a failed condition; without one, a failed condition is a bug. The names are
 * part of the type, so that the compiler tells the caller which refusals to handle.
 */
export type Operation<R extends string = never> = {
  refusal: R | undefined;
  /** Change in a view's feed that the write makes, if any. */
  fed?: ReturnType<typeof changeOf>;
  build: (tableName: string) => TransactItem;
};

type Guard<R extends string> = { when?: Condition | undefined; refusal?: R | undefined };

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

function guarded(when: Condition | undefined, place: Placeholders) {
  const expression = when && Object.keys(when).length > 0 ? conditionExpression(when, place) : undefined;
  return {
    ...(expression && {
      ConditionExpression: expression,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    }),
    ...place.used,
  };
}

/** Creates an item; refused if its key exists. */
export const create = <const R extends string = never>(
  item: Item,
  { refusal }: Pick<Guard<R>, 'refusal'> = {},
): Operation<R> => put(item, { when: { pk: { missing: true } }, refusal });

export const put = <const R extends string = never>(
  item: Item,
  { when, refusal }: Guard<R> = {},
): Operation<R> => {
  const Item = { ...item, ...carriedTrace() };
  return {
    refusal,
    fed: changeOf(item),
    build: (TableName) => ({ Put: { TableName, Item, ...guarded(when, new Placeholders()) } }),
  };
};

/** Changes attributes of an existing item. */
export const update = <const R extends string = never>(
  key: Key,
  change: Change,
  { when, refusal }: Guard<R> = {},
): Operation<R> => upsert(key, change, { when: { pk: { present: true }, ...when }, refusal });

/** Changes attributes of an item, creating it if it does not exist. */
export const upsert = <const R extends string = never>(
  key: Key,
  change: Change,
  { when, refusal }: Guard<R> = {},
): Operation<R> => {
  const traced = { ...change, set: { ...change.set, ...carriedTrace() } };
  return {
    refusal,
    fed: changeOf(change.set ?? {}),
    build: (TableName) => {
      const place = new Placeholders();
      const UpdateExpression = updateExpression(traced, place);
      return { Update: { TableName, Key: keyOf(key), UpdateExpression, ...guarded(when, place) } };
    },
  };
};

export const remove = <const R extends string = never>(
  key: Key,
  { when, refusal }: Guard<R> = {},
): Operation<R> => ({
  refusal,
  build: (TableName) => ({ Delete: { TableName, Key: keyOf(key), ...guarded(when, new Placeholders()) } }),
});

/** Writes nothing, but cancels the whole transaction if the item is not as expected. */
export const check = <const R extends string = never>(
  key: Key,
  { when, refusal }: Guard<R> & { when: Condition },
): Operation<R> => ({
  refusal,
  build: (TableName) => {
    const place = new Placeholders();
    const ConditionExpression = conditionExpression(when, place);
    return { ConditionCheck: { TableName, Key: keyOf(key), ConditionExpression, ...place.used } };
  },
});
