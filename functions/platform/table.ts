import { setTimeout as wait } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readConfig } from './config.ts';
import { countUnits } from './meter.ts';
import { createReads } from './table-reads.ts';
import type { Item, Key, Operation } from './table-operations.ts';

const maxConflictTries = 5;

/** The one table, with the few ways we use it: reads that parse, and writes whose refusals have names. */
export function createTable(client: DynamoDBDocumentClient, TableName: string) {
  const ReturnConsumedCapacity = 'TOTAL' as const;

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
        countUnits('writeUnits', reply.ConsumedCapacity);
        return undefined;
      } catch (error) {
        countUnits('writeUnits', undefined);
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
      countUnits('writeUnits', reply.ConsumedCapacity);
      return schema.parse(reply.Attributes);
    } catch (error) {
      countUnits('writeUnits', undefined);
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }

  return {
    ...createReads(client, TableName, true),
    /** For what is only shown: nothing may be decided by it, and nobody expects to see what they just wrote. */
    recent: createReads(client, TableName, false),
    write,
    change,
  };
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

export type { Index, Query, Reads, Slice } from './table-reads.ts';
export type { Item, Key, Operation };
