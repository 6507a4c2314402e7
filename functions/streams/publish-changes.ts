import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
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
});
const queueUrls: Record<QueueName, string> = {
  mail: settings.MAIL_QUEUE_URL,
  live: settings.LIVE_QUEUE_URL,
  media: settings.MEDIA_QUEUE_URL,
  ratings: settings.RATINGS_QUEUE_URL,
  payments: settings.PAYMENTS_QUEUE_URL,
  sales: settings.SALES_QUEUE_URL,
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

/** An item nobody can read is no reason to hold back everything behind it. */
function readEvents(record: DynamoDBRecord): DomainEvent[] {
  try {
    return eventsOf(toChange(record));
  } catch (error) {
    log.error('a change could not be read', { eventId: record.eventID, error });
    return [];
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

/** Hands what happened to the queues that asked for it; a batch that fails comes again whole, and workers bear repeats. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const events = Records.flatMap(readEvents);
  const wanted = events.flatMap((event) => eventQueues[event.type].map((queue) => ({ queue, event })));
  const byQueue = Map.groupBy(wanted, ({ queue }) => queue);
  try {
    await Promise.all(
      [...byQueue].map(([queue, entries]) =>
        send(
          queue,
          entries.map(({ event }) => event),
        ),
      ),
    );
    return { batchItemFailures: [] };
  } catch (error) {
    log.error('publishing failed', { events: events.length, error });
    return { batchItemFailures: [{ itemIdentifier: Records[0]?.dynamodb?.SequenceNumber ?? '' }] };
  }
}
