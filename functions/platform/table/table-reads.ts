import { setTimeout as wait } from 'node:timers/promises';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { nowSeconds } from '../clock.ts';
import { log } from '../log.ts';
import { measure } from '../metrics.ts';
import { readItem, tryItem } from './shapes.ts';
import { type FeedName, retryPauses, readYourWrites } from './read-your-writes.ts';
import { countUnits } from './meter.ts';
import { fromCursor, toCursor } from './table-cursor.ts';
import { Placeholders } from './table-expressions.ts';
import type { Key } from './table-operations.ts';
import { orUnavailable } from './write-retries.ts';

type Index = 'gsi1' | 'gsi2' | 'changes';

const indexKeys: Record<Index | 'table', [pk: string, sk: string]> = {
  table: ['pk', 'sk'],
  gsi1: ['gsi1pk', 'gsi1sk'],
  gsi2: ['gsi2pk', 'gsi2sk'],
  changes: ['changes', 'changeId'],
};

export type Query = {
  index?: Index;
  pk: string;
  /** Narrows the query by sort key: a prefix, everything after a key, or a range. */
  startsWith?: string;
  after?: string;
  between?: [from: string, to: string];
  limit?: number;
  cursor?: string | undefined;
  newestFirst?: boolean;
  /** Feed of these items: the index is queried again while it does not show the caller's latest change. */
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

/** DynamoDB deletes expired items with a delay, so every read checks the expiry too. */
const isAlive = (item: Fields): boolean =>
  !(typeof item['expiresAt'] === 'number' && item['expiresAt'] <= nowSeconds());

function rangeOf({ startsWith, after, between }: Query, skName: string, place: Placeholders): string[] {
  if (startsWith !== undefined) return [`begins_with(${place.name(skName)}, ${place.value(startsWith)})`];
  if (after !== undefined) return [`${place.name(skName)} > ${place.value(after)}`];
  if (between)
    return [`${place.name(skName)} BETWEEN ${place.value(between[0])} AND ${place.value(between[1])}`];
  return [];
}

/**
 * A range whose start is above its end is empty. DynamoDB would reject the query, for example at the end of a
 * list.
 */
const isEmptyRange = ({ between }: Query): boolean => between !== undefined && between[0] > between[1];

/** Creates the read operations, either strongly consistent, or eventually consistent at half the price. */
export function createReads(client: DynamoDBDocumentClient, TableName: string, ConsistentRead: boolean) {
  const ReturnConsumedCapacity = 'TOTAL' as const;

  async function get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined> {
    const { pk, sk } = key;
    const reply = await orUnavailable(
      client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead, ReturnConsumedCapacity })),
    );
    countUnits('readUnits', reply.ConsumedCapacity);
    return reply.Item && isAlive(reply.Item) ? readItem(schema, reply.Item) : undefined;
  }

  /** Reads a batch of keys. A busy table may leave some of them unread; those are read again with backoff. */
  async function readBatch(keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    let left = keys;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt > 0) await wait(10 * 2 ** attempt * Math.random());
      const reply = await orUnavailable(
        client.send(
          new BatchGetCommand({
            RequestItems: { [TableName]: { Keys: left, ConsistentRead } },
            ReturnConsumedCapacity,
          }),
        ),
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
    // An empty list of keys is answered without a call to DynamoDB.
    if (keys.size === 0) return [] as unknown as FoundOf<S>;
    const found = (await readBatch([...keys.values()])).filter(isAlive);
    return asked.map(([{ pk, sk }, schema]) => {
      const item = found.find((candidate) => candidate['pk'] === pk && candidate['sk'] === sk);
      return item && read(schema, item);
      // The cast is safe: each item was parsed by the schema at its position.
    }) as FoundOf<S>;
  }

  /** Reads up to 100 items in one round trip, in the order of the keys; undefined for a missing item. */
  const getMany = <const S extends readonly [Key, z.ZodType][]>(asked: S): Promise<FoundOf<S>> =>
    readMany(asked, readItem);

  /** Like `getMany`, but only for display: an item that cannot be parsed counts as missing. */
  const showMany = <const S extends readonly [Key, z.ZodType][]>(asked: S): Promise<FoundOf<S>> =>
    readMany(asked, readable);

  async function look(asked: Query): Promise<Slice<Fields>> {
    if (isEmptyRange(asked)) return { items: [], cursor: undefined };
    const [pkName, skName] = indexKeys[asked.index ?? 'table'];
    const place = new Placeholders();
    const conditions = [`${place.name(pkName)} = ${place.value(asked.pk)}`, ...rangeOf(asked, skName, place)];
    const command = new QueryCommand({
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
    const reply = await orUnavailable(client.send(command));
    countUnits('readUnits', reply.ConsumedCapacity);
    return { items: (reply.Items ?? []).filter(isAlive), cursor: toCursor(reply.LastEvaluatedKey) };
  }

  async function find(asked: Query): Promise<Slice<Fields>> {
    let found = await look(asked);
    for (const pause of asked.shows ? retryPauses : []) {
      if (!asked.shows || readYourWrites(asked.shows, found.items)) break;
      await wait(pause);
      found = await look(asked);
    }
    return found;
  }

  /** For decisions that need every item (sums, stock, permissions): an item that cannot be parsed throws. */
  async function query<T extends z.ZodType>(asked: Query, schema: T): Promise<Slice<z.output<T>>> {
    const { items, cursor } = await find(asked);
    return { items: items.map((item) => readItem(schema, item)), cursor };
  }

  /** For display: an item that cannot be parsed is logged and left out, so that the list still works. */
  async function list<T extends z.ZodType>(asked: Query, schema: T): Promise<Slice<z.output<T>>> {
    const { items, cursor } = await find(asked);
    return { items: items.flatMap((item) => readable(schema, item) ?? []), cursor };
  }

  return { get, getMany, showMany, query, list };
}

export type Reads = ReturnType<typeof createReads>;
