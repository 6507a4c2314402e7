import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { PlainError } from '../http/http-tools.ts';
import { account } from '../template/resource-names.ts';
import type { Message, Queue, QueueStore } from '../emulators/fauxqs.ts';
import type { Assembly } from '../template/template.ts';

const Setting = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Redrive = z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() });

const QueueProperties = z.object({
  FifoQueue: Setting.optional(),
  ContentBasedDeduplication: Setting.optional(),
  DelaySeconds: Setting.optional(),
  MaximumMessageSize: Setting.optional(),
  MessageRetentionPeriod: Setting.optional(),
  ReceiveMessageWaitTimeSeconds: Setting.optional(),
  VisibilityTimeout: Setting.optional(),
  RedrivePolicy: Redrive.optional(),
});

/** Creates or updates the declared queues; existing messages are kept. */
export function ensureQueues({ declared }: Assembly, queues: QueueStore): void {
  for (const { name, ref, region, properties } of declared('AWS::SQS::Queue', QueueProperties)) {
    const { RedrivePolicy: redrive, ...plain } = properties;
    const attributes = Object.fromEntries(
      Object.entries({ ...plain, ...(redrive && { RedrivePolicy: JSON.stringify(redrive) }) }).filter(
        ([, value]) => value !== undefined,
      ),
    ) as Record<string, string>; // undefined values were filtered out above
    const known = queues.getQueueByName(name);
    if (known) known.setAttributes(attributes);
    else queues.createQueue(name, ref, `arn:aws:sqs:${region}:${account}:${name}`, attributes);
  }
}

export type QueueCount = { name: string; waiting: number; inFlight: number; delayed: number };

export const countMessages = (queues: QueueStore): QueueCount[] =>
  [...queues.allQueues()]
    .map((queue) => {
      const { ready, inflight, delayed } = queue.inspectMessages();
      return { name: queue.name, waiting: ready.length, inFlight: inflight.length, delayed: delayed.length };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

/** Applies a jump of the movable clock to hidden and delayed messages. */
export function passTime(queues: QueueStore, milliseconds: number): void {
  for (const queue of queues.allQueues()) {
    for (const held of queue.inflightMessages.values()) held.visibilityDeadline -= milliseconds;
    for (const message of [queue.delayedMessages, ...queue.fifoDelayed.values()].flat()) {
      if (message.delayUntil) message.delayUntil -= milliseconds;
    }
    queue.processTimers();
  }
}

export function enqueueNew(queue: Queue, body: string): void {
  const [messageId, md5OfBody] = [randomUUID(), createHash('md5').update(body).digest('hex')];
  const empty = { messageAttributes: {}, md5OfMessageAttributes: '' };
  queue.enqueue({
    messageId,
    body,
    md5OfBody,
    ...empty,
    sentTimestamp: Date.now(),
    approximateReceiveCount: 0,
  });
}

/** Appends a message from another queue to a queue. */
function enqueueCopy(queue: Queue, message: Message): void {
  queue.enqueue({ ...message, approximateReceiveCount: 0, delayUntil: undefined } as Message);
}

const sourcesOf = (queues: QueueStore, dead: Queue): Queue[] =>
  [...queues.allQueues()].filter(({ attributes }) => attributes['RedrivePolicy']?.includes(`"${dead.arn}"`));

/** Moves the messages of a dead-letter queue back to their source queue; either queue may be named. */
export function redrive(queues: QueueStore, asked: string): { from: string; to: string; moved: number } {
  const all = [...queues.allQueues()];
  const found =
    all.find(({ name }) => name === asked) ??
    all.find(({ name }) => name.replace('.fifo', '').endsWith(`-${asked}`));
  if (!found)
    throw new PlainError(`No queue is called ${asked}. There are: ${all.map(({ name }) => name).join(', ')}`);
  const policy = found.attributes['RedrivePolicy'];
  const dead = policy ? queues.getQueueByArn(Redrive.parse(JSON.parse(policy)).deadLetterTargetArn) : found;
  const source = policy ? found : sourcesOf(queues, found)[0];
  if (!dead || !source)
    throw new PlainError(`${found.name} has no dead-letter queue, and is none of a queue`);

  let moved = 0;
  for (let batch = dead.dequeue(10); batch.length > 0; batch = dead.dequeue(10)) {
    for (const { ReceiptHandle: handle } of batch) {
      const held = dead.inflightMessages.get(handle);
      if (!held) continue;
      // Both queues store messages by id, so the old row is deleted before the new one is written.
      dead.deleteMessage(handle);
      enqueueCopy(source, held.message);
      moved += 1;
    }
  }
  return { from: dead.name, to: source.name, moved };
}
