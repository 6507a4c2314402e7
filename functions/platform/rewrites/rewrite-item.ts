import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { now } from '../clock.ts';
import { again, retry } from '../records/retry.ts';
import { newChangeId } from '../table/change-id.ts';
import { Placeholders } from '../table/table-expressions.ts';
import { create, type Item, type Operation } from '../table/table-operations.ts';
import type { Table } from '../table/table.ts';
import { carriedTrace } from '../tracing.ts';
import type { Rewrite } from './rewrite.ts';

const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() });

/** Refusal of a rewrite when the item has changed since it was read. */
const changed = 'changed';
/** Refusal of a move when an item already exists under the new key; that item is newer. */
const taken = 'taken';

const keyOf = ({ pk, sk }: Item) => ({ pk, sk });
const isKey = (name: string): boolean => name === 'pk' || name === 'sk';

/** Condition that all attributes are as read and no added one exists, so a concurrent write wins. */
const unchanged = (before: Item, added: readonly string[], place: Placeholders): string =>
  [
    ...Object.entries(before).map(([name, value]) => `${place.name(name)} = ${place.value(value)}`),
    ...added.map((name) => `attribute_not_exists(${place.name(name)})`),
  ].join(' AND ');

const guard = (before: Item, place: Placeholders, added: readonly string[] = []) => ({
  ConditionExpression: unchanged(before, added, place),
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/** Attributes of the write itself (change id, trace), ignored when telling if an item is up to date. */
const marks = (item: Item) => ({
  ...(item['changes'] !== undefined && { changeId: newChangeId(String(item['id']), now().getTime()) }),
  ...carriedTrace(),
});

/** Sets only the attributes that differ, so that attributes added meanwhile are kept. */
function overwrite(before: Item, after: Item): Operation<typeof changed> {
  const differing = Object.entries({ ...after, ...marks(after) }).filter(
    ([name, value]) => !isKey(name) && value !== undefined && !isDeepStrictEqual(before[name], value),
  );
  const gone = Object.keys(before).filter((name) => !isKey(name) && after[name] === undefined);
  const added = differing.map(([name]) => name).filter((name) => before[name] === undefined);
  return {
    refusal: changed,
    build: (TableName) => {
      const place = new Placeholders();
      const condition = guard(before, place, added);
      const set = differing.map(([name, value]) => `${place.name(name)} = ${place.value(value)}`).join(', ');
      const remove = gone.map((name) => place.name(name)).join(', ');
      const UpdateExpression = [set && `SET ${set}`, remove && `REMOVE ${remove}`].filter(Boolean).join(' ');
      return { Update: { TableName, Key: keyOf(before), UpdateExpression, ...condition, ...place.used } };
    },
  };
}

const takeAway = (before: Item): Operation<typeof changed> => ({
  refusal: changed,
  build: (TableName) => {
    const place = new Placeholders();
    return { Delete: { TableName, Key: keyOf(before), ...guard(before, place), ...place.used } };
  },
});

/**
 * Moves an item to its new key in one transaction, so that it exists in exactly one place at any moment. If the
 * new key is taken, the item there is newer, and the old one is only deleted.
 */
async function move(table: Table, before: Item, after: Item): Promise<typeof changed | undefined> {
  const there = create({ ...after, ...marks(after) }, { refusal: taken });
  const refusal = await table.write([there, takeAway(before)]);
  return refusal === taken ? table.write([takeAway(before)]) : refusal;
}

const isSame = (before: Item, after: Item): boolean => isDeepStrictEqual({ ...before }, { ...after });

/** Brings an item up to date without overwriting a concurrent change; tells whether it was written. */
export function rewriteItem(table: Table, { today }: Pick<Rewrite, 'today'>, found: Item): Promise<boolean> {
  let before: Item | undefined = found;
  return retry(async () => {
    before ??= await table.get(keyOf(found), AnyItem);
    if (!before) return false;
    const after = today(before);
    if (isSame(before, after)) return false;
    const isMoved = !isDeepStrictEqual(keyOf(before), keyOf(after));
    const refusal = isMoved
      ? await move(table, before, after)
      : await table.write([overwrite(before, after)]);
    before = undefined;
    return refusal === changed ? again : true;
  });
}
