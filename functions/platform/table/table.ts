import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  ConditionalCheckFailedException,
  type ConsumedCapacity,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ownDocumentClient } from '../clients/document-client.ts';
import { oncePerContainer } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { noteChange } from './changes.ts';
import { countUnits } from './meter.ts';
import { readItem } from './shapes.ts';
import { createReads } from './table-reads.ts';
import type { Item, Key, Operation } from './table-operations.ts';
import { pastObstacles } from './write-retries.ts';

const config = readConfig({ TABLE_NAME: z.string() });

type WriteReply = {
  Attributes?: Record<string, unknown> | undefined;
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined;
};

/** Wraps the single table with the few operations in use: reads that parse, and writes with named refusals. */
export function createTable(client: DynamoDBDocumentClient, TableName: string) {
  const ReturnConsumedCapacity = 'TOTAL' as const;

  function sendOne(operation: Operation<string>): Promise<WriteReply> {
    const { Put, Update, Delete } = operation.build(TableName);
    if (Put) return client.send(new PutCommand({ ...Put, ReturnConsumedCapacity }));
    if (Update)
      return client.send(new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW', ReturnConsumedCapacity }));
    if (Delete) return client.send(new DeleteCommand({ ...Delete, ReturnConsumedCapacity }));
    throw new Error('A check alone writes nothing');
  }

  /**
   * Sends a transaction with an idempotency token. A cancelled transaction is over, so its retry gets a new
   * token; any other retry keeps the token.
   */
  function sendAll(operations: readonly Operation<string>[]) {
    const TransactItems = operations.map((operation) => operation.build(TableName));
    let ClientRequestToken = randomUUID();
    return async (): Promise<WriteReply> => {
      try {
        return await client.send(
          new TransactWriteCommand({ TransactItems, ClientRequestToken, ReturnConsumedCapacity }),
        );
      } catch (error) {
        if (error instanceof TransactionCanceledException) ClientRequestToken = randomUUID();
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
    send: () => Promise<WriteReply>,
  ): Promise<WriteReply | R> {
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

function refusalOf<R extends string>(error: unknown, operations: readonly Operation<R>[]): R | undefined {
  if (error instanceof ConditionalCheckFailedException) return operations[0]?.refusal;
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const failed = error.CancellationReasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1;
  return operations[failed]?.refusal;
}

/** Returns the table of this deployment, created on first use and kept for the life of the container. */
export const table = oncePerContainer(() => createTable(ownDocumentClient(), config().TABLE_NAME));

export type { Query, Reads, Slice } from './table-reads.ts';
export type { Item, Key, Operation };
