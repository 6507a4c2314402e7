import * as z from 'zod';
import type { QueueStore } from './fauxqs.ts';
import type { Runtime } from './lambda-runtime.ts';
import { followQueue } from './queue-source.ts';
import { enqueueNew } from './queues.ts';
import type { State } from './state.ts';
import { followStream } from './stream-source.ts';
import type { Assembly } from './template.ts';

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.coerce.number().default(10),
  MaximumRetryAttempts: z.coerce.number().default(8),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
});

type Source = { isIdle: () => boolean; close: () => Promise<void> };
type Options = {
  assembly: Assembly;
  runtime: Runtime;
  queues: QueueStore;
  state: State;
  dynamoEndpoint: string;
  streamArn: string | undefined;
};

/** Connects what the templates connect: queues and the table's stream to the functions that follow them. */
export function startEventSources({
  assembly,
  runtime,
  queues,
  state,
  dynamoEndpoint,
  streamArn,
}: Options): Source[] {
  return assembly.declared('AWS::Lambda::EventSourceMapping', Mapping).map(({ id, properties }) => {
    const {
      EventSourceArn,
      FunctionName,
      BatchSize: batchSize,
      MaximumRetryAttempts: maxRetries,
    } = properties;
    const arn = runtime.findByName(FunctionName);
    if (!arn) throw new Error(`${id} names a function that is not there: ${FunctionName}`);
    const queue = queues.getQueueByArn(EventSourceArn);
    if (queue) return followQueue({ queue, arn, batchSize, region: assembly.region, queues, runtime });
    if (!streamArn)
      throw new Error(`${id} follows ${EventSourceArn}, which is neither a queue nor the table's stream`);
    const dead = queues.getQueueByArn(properties.DestinationConfig?.OnFailure.Destination ?? '');
    return followStream({
      endpoint: dynamoEndpoint,
      streamArn,
      arn,
      batchSize,
      maxRetries,
      giveUp({ eventID, dynamodb: { SequenceNumber: at } }) {
        process.stderr.write(`stream: gave up on record ${eventID}\n`);
        // As the real source does: where to find the record, not what is in it.
        const batch = { startSequenceNumber: at, endSequenceNumber: at, batchSize: 1, streamArn };
        if (dead) enqueueNew(dead, JSON.stringify({ version: '1.0', DDBStreamBatchInfo: batch }));
      },
      state,
      runtime,
    });
  });
}
