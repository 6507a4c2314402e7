import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ownTableClient, type TableClient, TableError, type TableReply } from '../clients/table-client.ts';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { noteChange } from './changes.ts';
import { countUnits } from './meter.ts';
import { readItem } from './shapes.ts';
import { createReads } from './table-reads.ts';
import type { Item, Key, Operation } from './table-operations.ts';
import { pastObstacles } from './write-retries.ts';

const config = readConfig({ TABLE_NAME: z.string() });

/** Wraps the single table with the few operations in use: reads that parse, and writes with named refusals. */
export function createTable(client: Pick<TableClient, 'send'>, TableName: string) {
  const ReturnConsumedCapacity = 'TOTAL' as const;

  function sendOne(operation: Operation<string>) {
    const { Put, Update, Delete } = operation.build(TableName);
    if (Put) return client.send('PutItem', { ...Put, ReturnConsumedCapacity });
    if (Update)
      return client.send('UpdateItem', { ...Update, ReturnValues: 'ALL_NEW', ReturnConsumedCapacity });
    if (Delete) return client.send('DeleteItem', { ...Delete, ReturnConsumedCapacity });
    throw new Error('A check alone writes nothing');
  }

  /**
   * Sends a transaction with an idempotency token. A cancelled transaction is over, so its retry gets a new
   * token; any other retry keeps the token.
   */
  function sendAll(operations: readonly Operation<string>[]) {
    const TransactItems = operations.map((operation) => operation.build(TableName));
    let ClientRequestToken = randomUUID();
    return async () => {
      try {
        return await client.send('TransactWriteItems', {
          TransactItems,
          ClientRequestToken,
          ReturnConsumedCapacity,
        });
      } catch (error) {
        if (isNamed(error, cancelled)) ClientRequestToken = randomUUID();
        throw error;
      }
    };
  }

  /**
   * Sends a write and counts each attempt. Returns the refusal of the first failed condition instead of
   * throwing.
   */
  async function refusable<R extends string>(
    operations: readonly Operation<R>[],
    send: () => Promise<TableReply>,
  ): Promise<TableReply | R> {
    try {
      const reply = await send();
      countUnits('writeUnits', reply.ConsumedCapacity);
      for (const { fed } of operations) if (fed) noteChange(fed);
      return reply;
    } catch (error) {
      countUnits('writeUnits', undefined);
      const refusal = refusalOf(error, operations);
      if (refusal === undefined) throw error;
      return refusal;
    }
  }

  /**
   * Writes all operations or none. Returns the refusal of the first failed condition, or undefined on success.
   * On transaction conflicts and throttling it retries with backoff; in the end it throws a 409 for a conflict
   * or a 503 for a busy table.
   */
  async function write<R extends string = never>(
    operations: readonly Operation<R>[],
  ): Promise<R | undefined> {
    const [only, ...more] = operations;
    if (!only) return undefined;
    const send = more.length === 0 ? () => sendOne(only) : sendAll(operations);
    const outcome = await pastObstacles(() => refusable(operations, send));
    return typeof outcome === 'string' ? outcome : undefined;
  }

  /** Runs one conditional update and returns the new item, or undefined if its condition failed. */
  async function change<T extends z.ZodType>(
    operation: Operation<string>,
    schema: T,
  ): Promise<z.output<T> | undefined> {
    const outcome = await pastObstacles(() =>
      refusable([{ ...operation, refusal: 'refused' }], () => sendOne(operation)),
    );
    return typeof outcome === 'string' ? undefined : readItem(schema, outcome.Attributes ?? {});
  }

  return {
    ...createReads(client, TableName, true),
    /**
     * Eventually consistent reads, for display only: no decision may depend on them, and they may miss the
     * reader's own latest write.
     */
    recent: createReads(client, TableName, false),
    write,
    change,
  };
}

export type Table = ReturnType<typeof createTable>;

const cancelled = 'TransactionCanceledException';
const isNamed = (error: unknown, name: string): error is TableError =>
  error instanceof TableError && error.name === name;

function refusalOf<R extends string>(error: unknown, operations: readonly Operation<R>[]): R | undefined {
  if (isNamed(error, 'ConditionalCheckFailedException')) return operations[0]?.refusal;
  if (!isNamed(error, cancelled)) return undefined;
  const failed = error.CancellationReasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  return operations[failed]?.refusal;
}

let shared: Table | undefined;
onColdStart(() => {
  shared = undefined;
});

/** Returns the table of this deployment, created on first use and kept for the life of the container. */
export function table(): Table {
  shared ??= createTable(ownTableClient(), config().TABLE_NAME);
  return shared;
}

export type { Query, Reads, Slice } from './table-reads.ts';
export type { Item, Key, Operation };
