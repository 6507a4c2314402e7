import type { Context as LambdaContext, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { log } from '../log.ts';
import { maxReceives } from './max-receives.ts';
import { type Context, context } from '../table/context.ts';
import { tracedRequest, withTrace } from '../tracing.ts';
import { withInvocation } from './invocation.ts';

/** FIFO queues set a message group id; a message of any other queue is a group of its own. */
const groupOf = ({ attributes, messageId }: SQSRecord): string => attributes.MessageGroupId ?? messageId;

/** The last attempt failed: the message is dead-lettered and later ones no longer wait for it. */
const isGivenUp = ({ attributes }: SQSRecord): boolean =>
  Number(attributes.ApproximateReceiveCount) >= maxReceives;

/** Every event carries the id of the request that caused it. A message put into the queue by hand has none. */
const Trail = z.object({ trace: z.string() });

function traceOf({ body }: SQSRecord): string | undefined {
  try {
    return Trail.safeParse(JSON.parse(body)).data?.trace;
  } catch {
    return undefined; // The worker itself reports that the body is not JSON.
  }
}

const traced = <T>(record: SQSRecord, work: () => T): T =>
  withTrace(traceOf(record) ?? tracedRequest() ?? record.messageId, work);

type Options = {
  /** Recognizes bodies that are no message for this worker; a retry is useless, so they are dropped. */
  isJunk?: (body: string) => boolean;
};

/**
 * Handles a batch of queue messages and returns the failed ones, so that only those are redelivered. Groups run
 * in parallel, the messages of one group in order. After a failure the rest of the group is returned as failed
 * without being tried.
 */
export function queueWorker<T extends z.ZodType>(
  name: string,
  schema: T,
  work: (message: z.output<T>, context: Context) => Promise<void>,
  { isJunk = () => false }: Options = {},
) {
  async function isDone({ messageId, body, attributes }: SQSRecord): Promise<boolean> {
    const facts = { worker: name, messageId, tries: attributes.ApproximateReceiveCount };
    if (isJunk(body)) {
      log.warn('message dropped', facts);
      return true;
    }
    try {
      await work(schema.parse(JSON.parse(body)), context());
      log.info('message done', facts);
      return true;
    } catch (error) {
      log.error('message failed', { ...facts, error });
      return false;
    }
  }

  async function workOff(group: SQSRecord[]): Promise<SQSRecord[]> {
    const failed: SQSRecord[] = [];
    for (const [place, record] of group.entries()) {
      if (await traced(record, () => isDone(record))) continue;
      failed.push(record);
      if (!isGivenUp(record)) return [...failed, ...group.slice(place + 1)];
    }
    return failed;
  }

  return async ({ Records }: SQSEvent, lambda?: LambdaContext): Promise<SQSBatchResponse> => {
    const groups = [...Map.groupBy(Records, groupOf).values()];
    const failures = await withInvocation(lambda, () => Promise.all(groups.map(workOff)));
    return { batchItemFailures: failures.flat().map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}
