import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import {
  delayOf,
  type DomainEvent,
  eventsOf,
  groupOf,
  keepsOrder,
  queueNames,
  type QueueName,
  queuesOf,
} from '#shared/events/registry.ts';
import { onColdStart } from '#functions/platform/cold-start.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { queueSetting } from '#functions/platform/queue-setting.ts';
import { tracedRequest, withTrace } from '#functions/platform/tracing.ts';

const config = readConfig({ CHANGES_DEAD_QUEUE_URL: z.string() });
const queueUrls = readConfig(Object.fromEntries(queueNames.map((name) => [queueSetting(name), z.string()])));

let client: SQSClient | undefined;
onColdStart(() => {
  client?.destroy();
  client = undefined;
});

const sqs = (): SQSClient => (client ??= new SQSClient({}));
const batchSize = 10;

type StreamImage = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
// The cast is safe: the event's attribute values have the client's shape; only their type names differ.
const toImage = (image: StreamImage) => image && unmarshall(image as Parameters<typeof unmarshall>[0]);

/** Removed items cause no events. */
function eventsIn({ eventID = '', dynamodb }: DynamoDBRecord): DomainEvent[] {
  const [before, after] = [toImage(dynamodb?.OldImage), toImage(dynamodb?.NewImage)];
  return after ? eventsOf(eventID, { before, after }) : [];
}

/** Slightly below the maximum size of a message. */
const maxBytes = 250_000;

/** Serializes an unreadable record. If it is too large, only its key and stream position are kept. */
function told({ dynamodb, ...record }: DynamoDBRecord): string {
  const whole = JSON.stringify({ unreadable: { ...record, dynamodb } });
  if (Buffer.byteLength(whole) <= maxBytes) return whole;
  const { Keys, SequenceNumber } = dynamodb ?? {};
  return JSON.stringify({ unreadable: { ...record, dynamodb: { Keys, SequenceNumber } } });
}

/** Dead-letters an unreadable change, so that it does not block those behind it. Staff are alerted. */
async function setAside(record: DynamoDBRecord): Promise<void> {
  const { CHANGES_DEAD_QUEUE_URL: QueueUrl } = config();
  await sqs().send(new SendMessageCommand({ QueueUrl, MessageBody: told(record) }));
}

type ReadRecord = { record: DynamoDBRecord; events: DomainEvent[] | undefined };

function readEvents(record: DynamoDBRecord): ReadRecord {
  try {
    return { record, events: eventsIn(record) };
  } catch (error) {
    log.error('a change could not be read', { eventId: record.eventID, error });
    return { record, events: undefined };
  }
}

/** FIFO group and event id; the id includes the type, as one change may cause several events. */
const inOrder = (event: DomainEvent) => ({
  MessageGroupId: groupOf(event),
  MessageDeduplicationId: `${event.type}-${event.id}`,
});

const delayed = (event: DomainEvent) => delayOf(event) > 0 && { DelaySeconds: delayOf(event) };

async function send(queue: QueueName, events: DomainEvent[]): Promise<void> {
  const QueueUrl = queueUrls()[queueSetting(queue)];
  for (let start = 0; start < events.length; start += batchSize) {
    const Entries = events.slice(start, start + batchSize).map((event, place) => ({
      Id: String(place),
      MessageBody: JSON.stringify(event),
      ...(keepsOrder(queue) ? inOrder(event) : delayed(event)),
    }));
    const { Failed = [] } = await sqs().send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    if (Failed.length > 0) throw new Error(`Queue ${queue} refused ${Failed.length} events`);
  }
}

async function publish(events: DomainEvent[]): Promise<void> {
  const wanted = events.flatMap((event) => queuesOf(event).map((queue) => ({ queue, event })));
  const byQueue = Map.groupBy(wanted, ({ queue }) => queue);
  await Promise.all(
    [...byQueue].map(([queue, entries]) =>
      send(
        queue,
        entries.map(({ event }) => event),
      ),
    ),
  );
}

/** Logs an event under its request's id, so that a search for the id finds the follow-up work. */
function tellEvent({ type, id: eventId, trace }: DomainEvent): void {
  withTrace(trace ?? tracedRequest() ?? eventId, () => log.info('event published', { event: type, eventId }));
}

const isNewOrder = ({ dynamodb: { OldImage, NewImage } = {} }: DynamoDBRecord): boolean =>
  !OldImage && NewImage?.['entity']?.S === 'order';

/** A redelivered batch is counted again. The metric tells whether anybody buys, not how much. */
function tell(events: DomainEvent[], records: DynamoDBRecord[]): void {
  events.forEach(tellEvent);
  const orders = records.filter(isNewOrder).length;
  if (orders > 0) measure('OrdersPlaced', orders);
}

async function publishAll(records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  try {
    const readings = records.map(readEvents);
    const events = readings.flatMap((reading) => reading.events ?? []);
    await publish(events);
    await Promise.all(readings.filter((reading) => !reading.events).map(({ record }) => setAside(record)));
    tell(events, records);
    return { batchItemFailures: [] };
  } catch (error) {
    log.error('publishing failed', { records: records.length, error });
    return { batchItemFailures: [{ itemIdentifier: records[0]?.dynamodb?.SequenceNumber ?? '' }] };
  }
}

/** Publishes events to subscribed queues; a failed batch is redelivered whole to idempotent workers. */
export const handler = (
  { Records }: DynamoDBStreamEvent,
  call?: Invocation,
): Promise<DynamoDBBatchResponse> => withInvocation(call, () => publishAll(Records));
