import { setTimeout as wait } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { nowSeconds } from './clock.ts';
import { readConfig } from './config.ts';
import { countUnits } from './meter.ts';
import { fromCursor, toCursor } from './table-cursor.ts';
import { Placeholders } from './table-expressions.ts';
import type { Item, Key, Operation } from './table-operations.ts';

export type Index = 'gsi1' | 'gsi2' | 'changes';

const indexKeys: Record<Index | 'table', [pk: string, sk: string]> = {
  table: ['pk', 'sk'],
  gsi1: ['gsi1pk', 'gsi1sk'],
  gsi2: ['gsi2pk', 'gsi2sk'],
  changes: ['changes', 'changedAt'],
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
};

type FoundOf<S extends readonly [Key, z.ZodType][]> = {
  -readonly [I in keyof S]: z.output<S[I][1]> | undefined;
};

export type Slice<T> = { items: T[]; cursor: string | undefined };

const maxConflictTries = 5;

/** DynamoDB deletes expired items late, so every reader looks at the date too. */
const isAlive = (item: Record<string, unknown> | undefined): boolean =>
  item !== undefined && !(typeof item['expiresAt'] === 'number' && item['expiresAt'] <= nowSeconds());

type Capacity = { CapacityUnits?: number | undefined } | undefined;
const unitsOf = (consumed: Capacity | Capacity[]): number =>
  [consumed].flat().reduce((sum, capacity) => sum + (capacity?.CapacityUnits ?? 0), 0);

function rangeOf({ startsWith, after, between }: Query, skName: string, place: Placeholders): string[] {
  if (startsWith !== undefined) return [`begins_with(${place.name(skName)}, ${place.value(startsWith)})`];
  if (after !== undefined) return [`${place.name(skName)} > ${place.value(after)}`];
  if (between)
    return [`${place.name(skName)} BETWEEN ${place.value(between[0])} AND ${place.value(between[1])}`];
  return [];
}

/** The one table, with the few ways we use it: reads that parse, and writes whose refusals have names. */
export function createTable(client: DynamoDBDocumentClient, TableName: string) {
  const ReturnConsumedCapacity = 'TOTAL' as const;

  async function get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined> {
    const { pk, sk } = key;
    const reply = await client.send(
      new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true, ReturnConsumedCapacity }),
    );
    countUnits('readUnits', unitsOf(reply.ConsumedCapacity));
    return isAlive(reply.Item) ? schema.parse(reply.Item) : undefined;
  }

  /** A busy table may leave some keys of a batch unread: they are asked for again, a little later each time. */
  async function readBatch(keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    let left = keys;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt > 0) await wait(10 * 2 ** attempt * Math.random());
      const reply = await client.send(
        new BatchGetCommand({
          RequestItems: { [TableName]: { Keys: left, ConsistentRead: true } },
          ReturnConsumedCapacity,
        }),
      );
      countUnits('readUnits', unitsOf(reply.ConsumedCapacity));
      found.push(...(reply.Responses?.[TableName] ?? []));
      left = reply.UnprocessedKeys?.[TableName]?.Keys ?? [];
      if (attempt === maxConflictTries && left.length > 0)
        throw new Error('The table left keys of a batch unread, however often they were asked for');
    }
    return found;
  }

  /** Up to 100 items in one round trip, as they were asked for; undefined where there is none. */
  async function getMany<const S extends readonly [Key, z.ZodType][]>(asked: S): Promise<FoundOf<S>> {
    const keys = new Map(asked.map(([{ pk, sk }]) => [`${pk}\n${sk}`, { pk, sk }]));
    // No item was asked for, so none is found.
    if (keys.size === 0) return [] as unknown as FoundOf<S>;
    const found = (await readBatch([...keys.values()])).filter(isAlive);
    return asked.map(([{ pk, sk }, schema]) => {
      const item = found.find((candidate) => candidate['pk'] === pk && candidate['sk'] === sk);
      return item && schema.parse(item);
      // Each place was parsed by the schema that stands there.
    }) as FoundOf<S>;
  }

  async function query<T extends z.ZodType>(asked: Query, schema: T): Promise<Slice<z.output<T>>> {
    const [pkName, skName] = indexKeys[asked.index ?? 'table'];
    const place = new Placeholders();
    const conditions = [`${place.name(pkName)} = ${place.value(asked.pk)}`, ...rangeOf(asked, skName, place)];
    const reply = await client.send(
      new QueryCommand({
        TableName,
        IndexName: asked.index,
        KeyConditionExpression: conditions.join(' AND '),
        ...place.used,
        Limit: asked.limit,
        ScanIndexForward: !asked.newestFirst,
        ConsistentRead: asked.index ? undefined : true,
        ExclusiveStartKey: fromCursor(asked.cursor, { name: pkName, value: asked.pk }),
        ReturnConsumedCapacity,
      }),
    );
    countUnits('readUnits', unitsOf(reply.ConsumedCapacity));
    const items = (reply.Items ?? []).filter(isAlive).map((item) => schema.parse(item));
    return { items, cursor: toCursor(reply.LastEvaluatedKey) };
  }

  function sendOne(operation: Operation) {
    const { Put, Update, Delete } = operation.build(TableName);
    if (Put) return client.send(new PutCommand({ ...Put, ReturnConsumedCapacity }));
    if (Update)
      return client.send(new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW', ReturnConsumedCapacity }));
    if (Delete) return client.send(new DeleteCommand({ ...Delete, ReturnConsumedCapacity }));
    throw new Error('A check alone writes nothing');
  }

  async function sendAll(operations: Operation[]) {
    const TransactItems = operations.map((operation) => operation.build(TableName));
    return client.send(new TransactWriteCommand({ TransactItems, ReturnConsumedCapacity }));
  }

  /** All of the writes or none. Answers the refusal of the first condition that failed, or undefined when written. */
  async function write(operations: Operation[]): Promise<string | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [only, ...more] = operations;
        if (!only) return undefined;
        const reply = more.length === 0 ? await sendOne(only) : await sendAll(operations);
        countUnits('writeUnits', unitsOf(reply.ConsumedCapacity));
        return undefined;
      } catch (error) {
        countUnits('writeUnits', 0);
        const refusal = refusalOf(error, operations);
        if (refusal) return refusal;
        if (!isConflict(error) || attempt === maxConflictTries) throw error;
        await wait(10 * 2 ** attempt * Math.random());
      }
    }
  }

  /** One conditional change, answering the item as it now is, or undefined when its condition refused. */
  async function change<T extends z.ZodType>(
    operation: Operation,
    schema: T,
  ): Promise<z.output<T> | undefined> {
    try {
      const reply = await sendOne(operation);
      countUnits('writeUnits', unitsOf(reply.ConsumedCapacity));
      return schema.parse(reply.Attributes);
    } catch (error) {
      countUnits('writeUnits', 0);
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }

  return { get, getMany, query, write, change };
}

export type Table = ReturnType<typeof createTable>;

function refusalOf(error: unknown, operations: Operation[]): string | undefined {
  if (error instanceof ConditionalCheckFailedException) return operations[0]?.refusal;
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const failed = error.CancellationReasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1;
  return operations[failed]?.refusal;
}

/** Others wrote the same items at that moment, however often it was tried again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict');

let shared: Table | undefined;

/** The table of this deployment, made on first use and kept for the life of the container. */
export function table(): Table {
  shared ??= createTable(
    DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } }),
    readConfig({ TABLE_NAME: z.string() }).TABLE_NAME,
  );
  return shared;
}

export type { Item, Key, Operation };
