import * as z from 'zod';
import type { Chaos } from '../chaos/chaos.ts';
import type { QueueStore } from '../emulators/fauxqs.ts';
import type { Guard } from '../iam/guard.ts';
import type { Demand } from '../iam/policies.ts';
import { fits } from './filter-pattern.ts';
import type { Runtime } from './lambda-runtime.ts';
import { followQueue } from './queue-source.ts';
import { enqueueNew } from '../sqs/queues.ts';
import type { State } from '../home/state.ts';
import { followStream } from './stream-source.ts';
import type { Assembly } from '../template/template.ts';

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.coerce.number().default(10),
  ScalingConfig: z.object({ MaximumConcurrency: z.coerce.number() }).optional(),
  MaximumRetryAttempts: z.coerce.number().default(8),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
});

type Source = { isIdle: () => Promise<boolean>; close: () => Promise<void> };
type Options = {
  assembly: Assembly;
  runtime: Runtime;
  guard: Guard;
  queues: QueueStore;
  state: State;
  dynamoEndpoint: string;
  streamArn: string | undefined;
  /** The stream is followed once this promise resolves. */
  begin?: Promise<unknown> | undefined;
  /** Functions whose messages are dropped, by the ends of their names. */
  asleep?: readonly string[];
  chaos?: Chaos | undefined;
};

/** Builds a mapping's filter: events that match any filter, or every event without filters. */
function acceptanceOf({ FilterCriteria: criteria }: z.output<typeof Mapping>) {
  const patterns: unknown[] = criteria?.Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown) ?? [{}];
  return (event: unknown): boolean => patterns.some((pattern) => fits(event, pattern));
}

const demandsOn = (resource: string, actions: string[]): Demand[] =>
  actions.map((action) => ({ action, resource }));

/** Rights that Lambda needs in the function's role to deliver messages. */
const queueDemands = (arn: string): Demand[] =>
  demandsOn(arn, ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']);

const streamDemands = (arn: string, dead: string | undefined): Demand[] => [
  ...demandsOn(arn, ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator']),
  ...demandsOn('*', ['dynamodb:ListStreams']),
  ...(dead === undefined ? [] : demandsOn(dead, ['sqs:SendMessage'])),
];

/** Connects queues and the table's stream to their functions, as the templates declare. */
export function startEventSources({
  assembly,
  runtime,
  guard,
  queues,
  state,
  dynamoEndpoint,
  streamArn,
  begin,
  asleep = [],
  chaos,
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
    const { region } = assembly;
    const OnFailure = properties.DestinationConfig?.OnFailure.Destination;
    const isQueue = queues.getQueueByArn(EventSourceArn) !== undefined;
    const needed = isQueue ? queueDemands(EventSourceArn) : streamDemands(EventSourceArn, OnFailure);
    guard.require(runtime.signerOf(arn), needed);
    const isAsleep = asleep.some((name) => FunctionName.endsWith(name));
    const accepts = isAsleep ? () => false : acceptanceOf(properties);
    const queue = queues.getQueueByArn(EventSourceArn);
    const maxAtOnce = properties.ScalingConfig?.MaximumConcurrency;
    if (queue)
      return followQueue({ queue, arn, batchSize, maxAtOnce, region, accepts, queues, runtime, chaos });
    if (!streamArn)
      throw new Error(`${id} follows ${EventSourceArn}, which is neither a queue nor the table's stream`);
    const dead = queues.getQueueByArn(properties.DestinationConfig?.OnFailure.Destination ?? '');
    return followStream({
      endpoint: dynamoEndpoint,
      streamArn,
      sourceArn: EventSourceArn,
      region,
      arn,
      batchSize,
      accepts,
      maxRetries,
      giveUp({ eventID, dynamodb: { SequenceNumber: at } }) {
        process.stderr.write(`stream: gave up on record ${eventID}\n`);
        // Like the real service, it sends the position of the record and not its content.
        const batch = {
          startSequenceNumber: at,
          endSequenceNumber: at,
          batchSize: 1,
          streamArn: EventSourceArn,
        };
        if (dead) enqueueNew(dead, JSON.stringify({ version: '1.0', DDBStreamBatchInfo: batch }));
      },
      state,
      runtime,
      begin,
      chaos,
    });
  });
}
