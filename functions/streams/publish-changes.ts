import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { type DomainEvent, eventQueues, type QueueName } from '#shared/events.ts';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { type Change, eventsOf } from './events-of.ts';

const settings = readConfig({
  MAIL_QUEUE_URL: z.string(),
  LIVE_QUEUE_URL: z.string(),
  MEDIA_QUEUE_URL: z.string(),
  RATINGS_QUEUE_URL: z.string(),
  PAYMENTS_QUEUE_URL: z.string(),
  SALES_QUEUE_URL: z.string(),
  CHANGES_DEAD_QUEUE_URL: z.string(),
  RESTOCK_QUEUE_URL: z.string(),
});
const queueUrls: Record<QueueName, string> = {
  mail: settings.MAIL_QUEUE_URL,
  live: settings.LIVE_QUEUE_URL,
  media: settings.MEDIA_QUEUE_URL,
  ratings: settings.RATINGS_QUEUE_URL,
  payments: settings.PAYMENTS_QUEUE_URL,
  sales: settings.SALES_QUEUE_URL,
  restock: settings.RESTOCK_QUEUE_URL,
};

const sqs = new SQSClient({});
const batchSize = 10;

type StreamImage = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
// The event's attribute values have the client's shape; only their type names differ.
const toImage = (image: StreamImage) => image && unmarshall(image as Parameters<typeof unmarshall>[0]);

const toChange = ({ eventID = '', dynamodb }: DynamoDBRecord): Change => ({
  id: eventID,
  before: toImage(dynamodb?.OldImage),
  after: toImage(dynamodb?.NewImage),
});

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
  const QueueUrl = settings.CHANGES_DEAD_QUEUE_URL;
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: told(record) }));
}

type ReadRecord = { record: DynamoDBRecord; events: DomainEvent[] | undefined };

function readEvents(record: DynamoDBRecord): ReadRecord {
  try {
    return { record, events: eventsOf(toChange(record)) };
  } catch (error) {
    log.error('a change could not be read', { eventId: record.eventID, error });
    return { record, events: undefined };
  }
}

/** Queues that keep an order keep it within a group, and take the same event once. */
const inOrder = (event: DomainEvent) => ({
  MessageGroupId: 'group' in event ? event.group : event.id,
  MessageDeduplicationId: event.id,
});

async function send(queue: QueueName, events: DomainEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += batchSize) {
    const Entries = events.slice(start, start + batchSize).map((event, place) => ({
      Id: String(place),
      MessageBody: JSON.stringify(event),
      ...(queueUrls[queue].endsWith('.fifo') && inOrder(event)),
    }));
    const { Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({ QueueUrl: queueUrls[queue], Entries }),
    );
    if (Failed.length > 0) throw new Error(`Queue ${queue} refused ${Failed.length} events`);
  }
}

async function publish(events: DomainEvent[]): Promise<void> {
  const wanted = events.flatMap((event) => eventQueues[event.type].map((queue) => ({ queue, event })));
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
