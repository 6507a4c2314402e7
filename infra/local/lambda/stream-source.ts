import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { callDynamo, ServiceError } from '../http/aws-json.ts';
import type { Chaos } from '../chaos/chaos.ts';
import type { Runtime } from './lambda-runtime.ts';
import { failedIds } from './partial-failures.ts';
import type { State } from '../home/state.ts';

export type StreamRecord = { eventID: string; dynamodb: { SequenceNumber: string }; awsRegion: string };
type Batch = { Records: StreamRecord[]; NextShardIterator?: string };
type Options = {
  endpoint: string;
  streamArn: string;
  /** ARN of the stream in the templates; the emulator uses another. */
  sourceArn: string;
  region: string;
  arn: string;
  batchSize: number;
  /** Records that match no filter are skipped. */
  accepts: (record: StreamRecord) => boolean;
  maxRetries: number;
  /** Receives a record that failed on every try. */
  giveUp: (record: StreamRecord) => void;
  state: State;
  runtime: Runtime;
  /** The stream is followed once this promise resolves; earlier writes wait in it. */
  begin?: Promise<unknown> | undefined;
  chaos?: Chaos | undefined;
};

/** Changes by functions trigger a read at once; `pauseMs` is the polling interval for writes from outside. */
/** Maximum records per read; for the emulator, a thousand cost the same as one. */
const readAtOnce = 1000;
const pauseMs = 250;
const retryMs = 200;

/** Follows a table's stream and stores the position, so that a killed process misses no record. */
export function followStream({
  endpoint,
  streamArn,
  sourceArn,
  region,
  arn,
  batchSize,
  accepts,
  maxRetries,
  giveUp,
  state,
  runtime,
  begin,
  chaos,
}: Options) {
  // The key contains the stream's ARN: a stream that was turned off and on is a new one, read from its start.
  const mark = `stream:${arn}:${streamArn}`;
  let isOpen = true;
  let nudged = Promise.withResolvers<void>();
  let askers: ((isCaughtUp: boolean) => void)[] = [];

  const nudge = () => nudged.resolve();
  const forget = runtime.onAnswer(nudge);

  async function pause(): Promise<void> {
    const timer = setTimeout(nudge, pauseMs);
    await nudged.promise;
    clearTimeout(timer);
  }

  async function openShard(): Promise<string> {
    const { StreamDescription } = await callDynamo<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
      endpoint,
      'Streams.DescribeStream',
      { StreamArn: streamArn },
    );
    const iteratorFrom = async (start: object) => {
      const shard = { StreamArn: streamArn, ShardId: StreamDescription.Shards[0]?.ShardId };
      const asked = { ...shard, ...start };
      return (await callDynamo<{ ShardIterator: string }>(endpoint, 'Streams.GetShardIterator', asked))
        .ShardIterator;
    };
    const after = state.read(mark);
    const oldest = { ShardIteratorType: 'TRIM_HORIZON' };
    if (!after) return iteratorFrom(oldest);
    const next = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
    return iteratorFrom(next).catch((error: unknown) => {
      // A stream keeps records for a day. After a longer pause, reading continues with the oldest record left.
      if (error instanceof ServiceError && error.name === 'TrimmedDataAccessException')
        return iteratorFrom(oldest);
      throw error;
    });
  }

  /** Returns how many first records succeeded; undefined if the function failed as a whole. */
  async function attempt(records: StreamRecord[]): Promise<number | undefined> {
    try {
      const failed = failedIds((await runtime.invoke(arn, { Records: records })) as DynamoDBBatchResponse);
      const firstFailed = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
      return failed.size === 0 ? records.length : Math.max(0, firstFailed);
    } catch {
      return undefined;
    }
  }

  /** Retries a batch until it succeeds, bisecting it; a record that never succeeds is given up. */
  async function deliver(records: StreamRecord[]): Promise<void> {
    let left = records;
    let retries = 0;
    while (left.length > 0 && isOpen) {
      const done = await attempt(left);
      const [first] = left;
      if (done === undefined && left.length > 1) {
        const half = Math.ceil(left.length / 2);
        await deliver(left.slice(0, half));
        return deliver(left.slice(half));
      }
      if (!done && retries < maxRetries) {
        retries += 1;
        await wait(retryMs * retries);
        continue;
      }
      if (!done && first) giveUp(first);
      left = left.slice(done || 1);
      retries = 0;
    }
  }

  const asDeclared = (record: StreamRecord) => ({ ...record, awsRegion: region, eventSourceARN: sourceArn });

  function tellAskers(asking: typeof askers, isCaughtUp: boolean): void {
    for (const tell of asking) tell(isCaughtUp);
  }

  async function look(from: string, asking: typeof askers): Promise<string | undefined> {
    const { Records: records, NextShardIterator } = await callDynamo<Batch>(endpoint, 'Streams.GetRecords', {
      ShardIterator: from,
      Limit: readAtOnce,
    });
    for (let start = 0; start < records.length && isOpen; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      const accepted = batch.map(asDeclared).filter(accepts);
      if (chaos?.strikes('lateStream')) await wait(chaos.lasts('lateStream'));
      await deliver(accepted);
      if (chaos?.strikes('repeatedStream')) await deliver(accepted);
      const last = batch.at(-1)?.dynamodb.SequenceNumber;
      if (last && isOpen) state.write(mark, last);
    }
    tellAskers(asking, records.length === 0);
    if (records.length === 0 && isOpen) await pause();
    return NextShardIterator;
  }

  async function follow(): Promise<void> {
    let iterator: string | undefined;
    while (isOpen) {
      // Callers of `isIdle` from here on need a read that starts later.
      const asking = askers.splice(0);
      nudged = Promise.withResolvers();
      try {
        iterator = await look(iterator ?? (await openShard()), asking);
      } catch (error) {
        tellAskers(asking, false);
        if (!isOpen) return;
        process.stderr.write(`stream: ${String(error)}\n`);
        await wait(retryMs);
        iterator = undefined;
      }
    }
  }

  const closed = Promise.withResolvers<void>();
  const ended = Promise.race([begin ?? Promise.resolve(), closed.promise]).then(follow);
  return {
    /** Reads once more and returns true if there was nothing new. */
    isIdle: (): Promise<boolean> =>
      new Promise((resolve) => {
        askers.push(resolve);
        nudge();
      }),
    async close() {
      isOpen = false;
      closed.resolve();
      forget();
      nudge();
      await ended;
      tellAskers(askers, true);
      askers = [];
    },
  };
}
