import type { TransactItem } from '../clients/table-client.ts';
import { changeOf } from '#shared/contract/change-tokens.ts';
import {
  type Change,
  type Condition,
  conditionExpression,
  Placeholders,
  updateExpression,
} from './table-expressions.ts';
import { carriedTrace } from '../tracing.ts';

export type Key = { pk: string; sk: string };
export type Item = Key & Record<string, unknown>;

/**
 * One write. The request it follows from goes with it, for whoever follows it in turn. A `refusal` names what it means when its condition fails; without one, failing is a bug. The names are
 * part of the type, so that whoever writes is told by the compiler which refusals they have to answer.
 */
export type Operation<R extends string = never> = {
  refusal: R | undefined;
  /** The change in a view's feed that it makes, if any. */
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

/** A new item; refused when its key is taken. */
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

/** Changes attributes of an item that exists. */
export const update = <const R extends string = never>(
  key: Key,
  change: Change,
  { when, refusal }: Guard<R> = {},
): Operation<R> => upsert(key, change, { when: { pk: { present: true }, ...when }, refusal });

/** Changes attributes, making the item when there is none. */
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

/** Writes nothing, but refuses the whole transaction when the item is not as expected. */
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
