import type { Context as LambdaContext, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { log } from '../log.ts';
import { maxReceives } from './max-receives.ts';
import { type Context, context } from '../table/context.ts';
import { withTimeLeft } from '../time-left.ts';

/** Queues that keep an order name a group; a message of any other is a group of its own. */
const groupOf = ({ attributes, messageId }: SQSRecord): string => attributes.MessageGroupId ?? messageId;

/** It failed for the last time: it goes to the dead letters, and nothing waits for it any longer. */
const isGivenUp = ({ attributes }: SQSRecord): boolean =>
  Number(attributes.ApproximateReceiveCount) >= maxReceives;

/**
 * Runs each message to its one effect; those that failed are named, so that only they come again. Groups run side by
 * side, the messages of one in their order: behind one that failed, the rest is left for later, untouched.
 */
export function queueWorker<T extends z.ZodType>(
  name: string,
  schema: T,
  work: (message: z.output<T>, context: Context) => Promise<void>,
) {
  async function isDone({ messageId, body, attributes }: SQSRecord): Promise<boolean> {
    try {
      await work(schema.parse(JSON.parse(body)), context());
      return true;
    } catch (error) {
      log.error('message failed', {
        worker: name,
        messageId,
        tries: attributes.ApproximateReceiveCount,
        error,
      });
      return false;
    }
  }

  async function workOff(group: SQSRecord[]): Promise<SQSRecord[]> {
    const failed: SQSRecord[] = [];
    for (const [place, record] of group.entries()) {
      if (await isDone(record)) continue;
      failed.push(record);
      if (!isGivenUp(record)) return [...failed, ...group.slice(place + 1)];
    }
    return failed;
  }

  return async ({ Records }: SQSEvent, lambda?: LambdaContext): Promise<SQSBatchResponse> => {
    const groups = [...Map.groupBy(Records, groupOf).values()];
    const failures = await withTimeLeft(
      () => lambda?.getRemainingTimeInMillis() ?? Infinity,
      () => Promise.all(groups.map(workOff)),
    );
    return { batchItemFailures: failures.flat().map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}
