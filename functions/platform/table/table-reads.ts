import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { TableClient } from '../clients/table-client.ts';
import { nowSeconds } from '../clock.ts';
import { log } from '../log.ts';
import { measure } from '../metrics.ts';
import { readItem, tryItem } from './shapes.ts';
import { type FeedName, lookPauses, showsJustChanged } from './just-changed.ts';
import { countUnits } from './meter.ts';
import { fromCursor, toCursor } from './table-cursor.ts';
import { Placeholders } from './table-expressions.ts';
import type { Key } from './table-operations.ts';
import { orUnavailable } from './write-retries.ts';

export type Index = 'gsi1' | 'gsi2' | 'changes';

const indexKeys: Record<Index | 'table', [pk: string, sk: string]> = {
  table: ['pk', 'sk'],
  gsi1: ['gsi1pk', 'gsi1sk'],
  gsi2: ['gsi2pk', 'gsi2sk'],
  changes: ['changes', 'changeId'],
};

export type Query = {
  index?: Index;
  pk: string;
  /** Narrows by sort key: all that begin so, all after, or all from one to another. */
  startsWith?: string;
  after?: string;
  between?: [from: string, to: string];
  limit?: number;
  cursor?: string | undefined;
  newestFirst?: boolean;
  /** The feed these items are in: their index is looked at again while it does not show what the caller just changed. */
  shows?: FeedName;
};

type FoundOf<S extends readonly [Key, z.ZodType][]> = {
  -readonly [I in keyof S]: z.output<S[I][1]> | undefined;
};

export type Slice<T> = { items: T[]; cursor: string | undefined };

const maxTries = 5;

type Fields = Record<string, unknown>;

export function readable<T extends z.ZodType>(schema: T, item: Fields): z.output<T> | undefined {
  const { success, data, error } = tryItem(schema, item);
  if (success) return data;
  const { pk, sk, entity } = item;
  log.error('a list skipped an item', { pk, sk, entity, error });
  measure('ItemsUnreadable', 1);
  return undefined;
}

/** DynamoDB deletes expired items late, so every reader looks at the date too. */
const isAlive = (item: Fields): boolean =>
  !(typeof item['expiresAt'] === 'number' && item['expiresAt'] <= nowSeconds());

function rangeOf({ startsWith, after, between }: Query, skName: string, place: Placeholders): string[] {
  if (startsWith !== undefined) return [`begins_with(${place.name(skName)}, ${place.value(startsWith)})`];
  if (after !== undefined) return [`${place.name(skName)} > ${place.value(after)}`];
  if (between)
    return [`${place.name(skName)} BETWEEN ${place.value(between[0])} AND ${place.value(between[1])}`];
  return [];
}

/** From the eleventh to the tenth there is nothing, as at the end of a list; DynamoDB calls the question a mistake. */
const isEmptyRange = ({ between }: Query): boolean => between !== undefined && between[0] > between[1];

/** The ways to look: at what stands there this very moment, or at half the price at what stood there a moment ago. */
export function createReads(client: Pick<TableClient, 'send'>, TableName: string, ConsistentRead: boolean) {
  const ReturnConsumedCapacity = 'TOTAL' as const;

  async function get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined> {
    const { pk, sk } = key;
    const reply = await orUnavailable(
      client.send('GetItem', { TableName, Key: { pk, sk }, ConsistentRead, ReturnConsumedCapacity }),
    );
    countUnits('readUnits', reply.ConsumedCapacity);
    return reply.Item && isAlive(reply.Item) ? readItem(schema, reply.Item) : undefined;
  }

  /** A busy table may leave some keys of a batch unread: they are asked for again, a little later each time. */
  async function readBatch(keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    let left = keys;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt > 0) await wait(10 * 2 ** attempt * Math.random());
      const reply = await orUnavailable(
        client.send('BatchGetItem', {
          RequestItems: { [TableName]: { Keys: left, ConsistentRead } },
          ReturnConsumedCapacity,
        }),
      );
      countUnits('readUnits', reply.ConsumedCapacity);
      found.push(...(reply.Responses?.[TableName] ?? []));
      left = reply.UnprocessedKeys?.[TableName]?.Keys ?? [];
      if (attempt === maxTries && left.length > 0) throw new AppError('UNAVAILABLE', { retryAfter: 2 });
    }
    return found;
  }

  async function readMany<const S extends readonly [Key, z.ZodType][]>(
    asked: S,
    read: (schema: z.ZodType, item: Fields) => unknown,
  ): Promise<FoundOf<S>> {
    const keys = new Map(asked.map(([{ pk, sk }]) => [`${pk}\n${sk}`, { pk, sk }]));
    // No item was asked for, so none is found.
    if (keys.size === 0) return [] as unknown as FoundOf<S>;
    const found = (await readBatch([...keys.values()])).filter(isAlive);
    return asked.map(([{ pk, sk }, schema]) => {
      const item = found.find((candidate) => candidate['pk'] === pk && candidate['sk'] === sk);
      return item && read(schema, item);
      // Each place was parsed by the schema that stands there.
    }) as FoundOf<S>;
  }

  /** Up to 100 items in one round trip, as they were asked for; undefined where there is none. */
  const getMany = <const S extends readonly [Key, z.ZodType][]>(asked: S): Promise<FoundOf<S>> =>
    readMany(asked, readItem);

  /** The same for what is only shown: one that nobody can read is as good as none. */
  const showMany = <const S extends readonly [Key, z.ZodType][]>(asked: S): Promise<FoundOf<S>> =>
    readMany(asked, readable);

  async function look(asked: Query): Promise<Slice<Fields>> {
    if (isEmptyRange(asked)) return { items: [], cursor: undefined };
    const [pkName, skName] = indexKeys[asked.index ?? 'table'];
    const place = new Placeholders();
    const conditions = [`${place.name(pkName)} = ${place.value(asked.pk)}`, ...rangeOf(asked, skName, place)];
    const asking = client.send('Query', {
      TableName,
      IndexName: asked.index,
      KeyConditionExpression: conditions.join(' AND '),
      ...place.used,
      Limit: asked.limit,
      ScanIndexForward: !asked.newestFirst,
      ConsistentRead: ConsistentRead && !asked.index,
      ExclusiveStartKey: fromCursor(asked.cursor, { names: [pkName, skName], pk: asked.pk }),
      ReturnConsumedCapacity,
    });
    const reply = await orUnavailable(asking);
    countUnits('readUnits', reply.ConsumedCapacity);
    return { items: (reply.Items ?? []).filter(isAlive), cursor: toCursor(reply.LastEvaluatedKey) };
  }

  async function find(asked: Query): Promise<Slice<Fields>> {
    let found = await look(asked);
    for (const pause of asked.shows ? lookPauses : []) {
      if (!asked.shows || showsJustChanged(asked.shows, found.items)) break;
      await wait(pause);
      found = await look(asked);
    }
    return found;
  }

  /** For what is decided by all of it: sums, stock, what may be done. */
  async function query<T extends z.ZodType>(asked: Query, schema: T): Promise<Slice<z.output<T>>> {
    const { items, cursor } = await find(asked);
    return { items: items.map((item) => readItem(schema, item)), cursor };
  }

  /** For what is shown one by one: an item nobody can read is told of and left out, and the list still answers. */
  async function list<T extends z.ZodType>(asked: Query, schema: T): Promise<Slice<z.output<T>>> {
    const { items, cursor } = await find(asked);
    return { items: items.flatMap((item) => readable(schema, item) ?? []), cursor };
  }

  return { get, getMany, showMany, query, list };
}

export type Reads = ReturnType<typeof createReads>;
