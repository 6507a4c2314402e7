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

/** The refusal of a rewrite made on what somebody has changed meanwhile. */
const changed = 'changed';
/** What stands under the new key is newer than what is moved there. */
const taken = 'taken';

const keyOf = ({ pk, sk }: Item) => ({ pk, sk });
const isKey = (name: string): boolean => name === 'pk' || name === 'sk';

/** All of it is as it was read, and nobody has added what is to be added: whoever was quicker has the last word. */
const unchanged = (before: Item, added: readonly string[], place: Placeholders): string =>
  [
    ...Object.entries(before).map(([name, value]) => `${place.name(name)} = ${place.value(value)}`),
    ...added.map((name) => `attribute_not_exists(${place.name(name)})`),
  ].join(' AND ');

const guard = (before: Item, place: Placeholders, added: readonly string[] = []) => ({
  ConditionExpression: unchanged(before, added, place),
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/** What is kept of the writing itself; it says nothing of whether an item is up to date. */
const marks = (item: Item) => ({
  ...(item['changes'] !== undefined && { changeId: newChangeId(String(item['id']), now().getTime()) }),
  ...carriedTrace(),
});

/** Only what differs is set, so that what else was added to the item meanwhile stays. */
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

/** At once, so that it lies in one place at any moment. Where the new place is taken, what stands there is newer. */
async function move(table: Table, before: Item, after: Item): Promise<typeof changed | undefined> {
  const there = create({ ...after, ...marks(after) }, { refusal: taken });
  const refusal = await table.write([there, takeAway(before)]);
  return refusal === taken ? table.write([takeAway(before)]) : refusal;
}

const isSame = (before: Item, after: Item): boolean => isDeepStrictEqual({ ...before }, { ...after });

/** Brings one item up to date; answers whether anything had to be written. Whoever changed it meanwhile is not overwritten. */
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
