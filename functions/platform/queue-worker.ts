import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { log } from './log.ts';

/** Runs each message to its one effect; those that failed are named, so that only they come again. */
export function queueWorker<T extends z.ZodType>(
  name: string,
  schema: T,
  work: (message: z.output<T>) => Promise<void>,
) {
  async function failed({ messageId, body, attributes }: SQSRecord): Promise<boolean> {
    try {
      await work(schema.parse(JSON.parse(body)));
      return false;
    } catch (error) {
      log.error('message failed', {
        worker: name,
        messageId,
        tries: attributes.ApproximateReceiveCount,
        error,
      });
      return true;
    }
  }

  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failures = await Promise.all(Records.map(failed));
    return {
      batchItemFailures: Records.filter((_, place) => failures[place]).map(({ messageId }) => ({
        itemIdentifier: messageId,
      })),
    };
  };
}
