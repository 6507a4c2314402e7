import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import {
  type DomainEvent,
  eventsOf,
  groupOf,
  keepsOrder,
  queueNames,
  type QueueName,
  queuesOf,
} from '#shared/events/registry.ts';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { queueSetting } from '#functions/platform/queue-setting.ts';

const { CHANGES_DEAD_QUEUE_URL } = readConfig({ CHANGES_DEAD_QUEUE_URL: z.string() })();
const queueUrls = readConfig(
  Object.fromEntries(queueNames.map((name) => [queueSetting(name), z.string()])),
)();

const sqs = new SQSClient({});
const batchSize = 10;

type StreamImage = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
// The event's attribute values have the client's shape; only their type names differ.
const toImage = (image: StreamImage) => image && unmarshall(image as Parameters<typeof unmarshall>[0]);

/** What is removed means nothing to anybody. */
function eventsIn({ eventID = '', dynamodb }: DynamoDBRecord): DomainEvent[] {
  const [before, after] = [toImage(dynamodb?.OldImage), toImage(dynamodb?.NewImage)];
  return after ? eventsOf(eventID, { before, after }) : [];
}

/** A little less than what a message may hold. */
const mostBytes = 250_000;

/** Whole where it fits; what is too large still says which item it was and where it stands in the stream. */
function told({ dynamodb, ...record }: DynamoDBRecord): string {
  const whole = JSON.stringify({ unreadable: { ...record, dynamodb } });
  if (Buffer.byteLength(whole) <= mostBytes) return whole;
  const { Keys, SequenceNumber } = dynamodb ?? {};
  return JSON.stringify({ unreadable: { ...record, dynamodb: { Keys, SequenceNumber } } });
}

/** A change nobody can read is no reason to hold back those behind it: it is kept for a person, who is told. */
async function setAside(record: DynamoDBRecord): Promise<void> {
  await sqs.send(new SendMessageCommand({ QueueUrl: CHANGES_DEAD_QUEUE_URL, MessageBody: told(record) }));
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

/** Queues that keep an order keep it within a group, and take the same event once. */
const inOrder = (event: DomainEvent) => ({
  MessageGroupId: groupOf(event),
  MessageDeduplicationId: event.id,
});

async function send(queue: QueueName, events: DomainEvent[]): Promise<void> {
  const QueueUrl = queueUrls[queueSetting(queue)];
  for (let start = 0; start < events.length; start += batchSize) {
    const Entries = events.slice(start, start + batchSize).map((event, place) => ({
      Id: String(place),
      MessageBody: JSON.stringify(event),
      ...(keepsOrder(queue) && inOrder(event)),
    }));
    const { Failed = [] } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
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

/** Hands what happened to the queues that asked for it; a batch that fails comes again whole, and workers bear repeats. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  try {
    const readings = Records.map(readEvents);
    await publish(readings.flatMap(({ events = [] }) => events));
    await Promise.all(readings.filter(({ events }) => !events).map(({ record }) => setAside(record)));
    return { batchItemFailures: [] };
  } catch (error) {
    log.error('publishing failed', { records: Records.length, error });
    return { batchItemFailures: [{ itemIdentifier: Records[0]?.dynamodb?.SequenceNumber ?? '' }] };
  }
}
