import type { Context as LambdaContext, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { log } from '../log.ts';
import { maxReceives } from './max-receives.ts';
import { type Context, context } from '../table/context.ts';
import { tracedRequest, withTrace } from '../tracing.ts';
import { withInvocation } from './invocation.ts';

/** Queues that keep an order name a group; a message of any other is a group of its own. */
const groupOf = ({ attributes, messageId }: SQSRecord): string => attributes.MessageGroupId ?? messageId;

/** It failed for the last time: it goes to the dead letters, and nothing waits for it any longer. */
const isGivenUp = ({ attributes }: SQSRecord): boolean =>
  Number(attributes.ApproximateReceiveCount) >= maxReceives;

/** Every event says which request it follows from; what was put into a queue by hand follows from none. */
const Trail = z.object({ trace: z.string() });

function traceOf({ body }: SQSRecord): string | undefined {
  try {
    return Trail.safeParse(JSON.parse(body)).data?.trace;
  } catch {
    return undefined; // Whoever reads it says that it is no JSON.
  }
}

const traced = <T>(record: SQSRecord, work: () => T): T =>
  withTrace(traceOf(record) ?? tracedRequest() ?? record.messageId, work);

type Options = {
  /** What is no message for this worker at all: it is dropped, because trying it again would change nothing. */
  isJunk?: (body: string) => boolean;
};

/**
 * Runs each message to its one effect; those that failed are named, so that only they come again. Groups run side by
 * side, the messages of one in their order: behind one that failed, the rest is left for later, untouched.
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
