import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { callDynamo } from './aws-json.ts';
import type { Runtime } from './lambda-runtime.ts';
import { failedIds } from './partial-failures.ts';
import type { State } from './state.ts';

type Record = { eventID: string; dynamodb: { SequenceNumber: string } };
type Batch = { Records: Record[]; NextShardIterator?: string };
type Options = {
  endpoint: string;
  streamArn: string;
  arn: string;
  batchSize: number;
  maxTries: number;
  state: State;
  runtime: Runtime;
};

const pauseMs = 20;
const retryMs = 200;

/** Reads a table's stream and remembers how far, so that a killed process goes on where it stopped and misses nothing. */
export function followStream({ endpoint, streamArn, arn, batchSize, maxTries, state, runtime }: Options) {
  const mark = `stream:${arn}`;
  let isOpen = true;
  let isCaughtUp = false;

  async function openShard(): Promise<string | undefined> {
    const { StreamDescription } = await callDynamo<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
      endpoint,
      'Streams.DescribeStream',
      { StreamArn: streamArn },
    );
    const after = state.read(mark);
    const { ShardIterator } = await callDynamo<{ ShardIterator: string }>(
      endpoint,
      'Streams.GetShardIterator',
      {
        StreamArn: streamArn,
        ShardId: StreamDescription.Shards[0]?.ShardId,
        ...(after
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      },
    );
    return ShardIterator;
  }

  /** Tries a batch until it goes through; a record that never does is let go, as the real source does. */
  async function deliver(records: Record[]): Promise<void> {
    let left = records;
    for (let tries = 1; left.length > 0 && isOpen; tries += 1) {
      const failed = await runtime
        .invoke(arn, { Records: left })
        .then((result) => failedIds(result as DynamoDBBatchResponse | undefined))
        .catch(() => new Set([left[0]?.dynamodb.SequenceNumber ?? '']));
      const firstFailed = left.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
      if (failed.size === 0) return;
      left = left.slice(Math.max(0, firstFailed));
      if (tries >= maxTries) return void process.stderr.write(`stream: gave up on ${left.length} records\n`);
      await wait(retryMs * tries);
    }
  }

  async function follow(): Promise<void> {
    let iterator = await openShard();
    while (isOpen) {
      try {
        const { Records: records, NextShardIterator } = await callDynamo<Batch>(
          endpoint,
          'Streams.GetRecords',
          {
            ShardIterator: iterator,
            Limit: batchSize,
          },
        );
        isCaughtUp = records.length === 0;
        if (!isCaughtUp) {
          await deliver(records);
          const last = records.at(-1)?.dynamodb.SequenceNumber;
          if (last && isOpen) state.write(mark, last);
        }
        iterator = NextShardIterator ?? (await openShard());
        if (isCaughtUp) await wait(pauseMs);
      } catch (error) {
        if (!isOpen) return;
        process.stderr.write(`stream: ${String(error)}\n`);
        await wait(retryMs);
        iterator = await openShard().catch(() => iterator);
      }
    }
  }

  const ended = follow();
  return {
    isIdle: () => isCaughtUp,
    async close() {
      isOpen = false;
      await ended;
    },
  };
}
