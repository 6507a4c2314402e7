import * as z from 'zod';
import type { Image, KeyNames } from './late-items.ts';

const Text = z.record(z.string(), z.unknown());
export const Query = z.looseObject({
  TableName: z.string(),
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string(),
  FilterExpression: z.never().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: Text.default({}),
  ScanIndexForward: z.boolean().default(true),
  ConsistentRead: z.boolean().default(false),
  Limit: z.int().optional(),
  ExclusiveStartKey: Text.optional(),
});
export type Query = z.output<typeof Query>;

export type Page = { Items?: Image[]; Count?: number; ScannedCount?: number; LastEvaluatedKey?: Image };
type AskPage = (query: Query) => Promise<Page>;

const textOf = (value: unknown): string => (value as { S?: string } | undefined)?.S ?? '';

/** Evaluates a key condition on an item. Only a few forms are used: equality, prefix, one-sided and BETWEEN. */
function admits(query: Query): (item: Image) => boolean {
  const { KeyConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues } = query;
  const tests = KeyConditionExpression.replace(/(\S+) BETWEEN (\S+) AND (\S+)/, '$1 >= $2 AND $1 <= $3')
    .replace(/begins_with\((\S+), (\S+)\)/, '$1 begins_with $2')
    .split(' AND ')
    .map((part) => {
      const [name = '', word = '', value = ''] = part.trim().split(' ');
      const compare = comparisons[word];
      if (!compare) throw new Error(`An index cannot be late at the condition ${part}`);
      const wanted = textOf(ExpressionAttributeValues[value]);
      return (item: Image) => compare(textOf(item[ExpressionAttributeNames[name] ?? name]), wanted);
    });
  return (item) => tests.every((test) => test(item));
}

const comparisons: Record<string, (a: string, b: string) => boolean> = {
  begins_with: (a, b) => a.startsWith(b),
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

type LateItems = {
  /** Key names of the table, and of the queried index or again the table. */
  names: KeyNames;
  asked: KeyNames;
  shown: ReadonlyMap<string, Image | undefined>;
};

/** Returns a page in which some items appear in their old state and at their old position, if they had one. */
export async function lateQuery(
  query: Query,
  { names, asked, shown }: LateItems,
  ask: AskPage,
): Promise<Page> {
  const sign = query.ScanIndexForward ? 1 : -1;
  const keys = [...new Set([asked[1], ...names])];
  const compare = (a: Image, b: Image): number => {
    const key = keys.find((name) => textOf(a[name]) !== textOf(b[name]));
    if (!key) return 0;
    return textOf(a[key]) < textOf(b[key]) ? -sign : sign;
  };
  const nameOf = (image: Image) => names.map((name) => textOf(image[name])).join('\n');
  const isAdmitted = admits(query);
  const before = [...shown.values()].filter((image) => image !== undefined).filter(isAdmitted);

  const items: Image[] = [];
  let start = query.ExclusiveStartKey as Image | undefined;
  for (;;) {
    const page = await ask({ ...query, ...(start && { ExclusiveStartKey: start }) });
    const [from, end] = [start, page.LastEvaluatedKey];
    const isWithin = (image: Image) =>
      (!from || compare(image, from) > 0) && (!end || compare(image, end) <= 0);
    const asItIs = (page.Items ?? []).filter((item) => !shown.has(nameOf(item)));
    items.push(...[...asItIs, ...before.filter(isWithin)].toSorted(compare));
    // A page without a limit ends where DynamoDB ends it.
    if (!end || items.length >= (query.Limit ?? 0)) return cut(items, end, query.Limit, [...names, ...asked]);
    start = end;
  }
}

/** Cuts a page to its limit and sets its last key. */
function cut(items: Image[], end: Image | undefined, limit: number | undefined, keys: string[]): Page {
  const kept = items.slice(0, limit);
  const last = kept.at(-1);
  const endsEarly = kept.length < items.length;
  const lastKey =
    endsEarly && last
      ? Object.fromEntries(keys.flatMap((name) => (last[name] ? [[name, last[name]]] : [])))
      : end;
  return {
    Items: kept,
    Count: kept.length,
    ScannedCount: kept.length,
    ...(lastKey && { LastEvaluatedKey: lastKey }),
  };
}
