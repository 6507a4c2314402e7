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
  /** What the source is called in the templates; the emulator has a name of its own. */
  sourceArn: string;
  region: string;
  arn: string;
  batchSize: number;
  /** Records that fit no filter are passed over. */
  accepts: (record: StreamRecord) => boolean;
  maxRetries: number;
  /** Where a record goes that no try could bring through. */
  giveUp: (record: StreamRecord) => void;
  state: State;
  runtime: Runtime;
  /** The stream is followed from then on; what is written before waits in it. */
  begin?: Promise<unknown> | undefined;
  chaos?: Chaos | undefined;
};

/** Changes made by functions are looked for at once; this is for what is written from outside. */
/** A read costs the emulator the same for one record as for a thousand, which is the most it gives. */
const readAtOnce = 1000;
const pauseMs = 250;
const retryMs = 200;

/** Reads a table's stream and remembers how far, so that a killed process goes on where it stopped and misses nothing. */
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
  // A stream that was switched off and on again is another one, read from its start.
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
      // A stream keeps a day: after a longer pause, the oldest it still has comes next.
      if (error instanceof ServiceError && error.name === 'TrimmedDataAccessException')
        return iteratorFrom(oldest);
      throw error;
    });
  }

  /** How many records went through, counted from the first; undefined when the function failed as a whole. */
  async function attempt(records: StreamRecord[]): Promise<number | undefined> {
    try {
      const failed = failedIds((await runtime.invoke(arn, { Records: records })) as DynamoDBBatchResponse);
      const firstFailed = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
      return failed.size === 0 ? records.length : Math.max(0, firstFailed);
    } catch {
      return undefined;
    }
  }

  /** Tries a batch until it goes through, halving it to find the record at fault; what never does is let go. */
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
      // Whoever asks from here on wants to hear of a look that begins later.
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
    /** Looks once more: true when there was nothing new. */
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
