import type { SQSBatchResponse, SQSMessageAttributes, SQSRecord } from 'aws-lambda';
import type { Chaos } from '../chaos/chaos.ts';
import type { Message, Queue, QueueStore, ReceivedMessage } from '../emulators/fauxqs.ts';
import type { Runtime } from './lambda-runtime.ts';
import { failedIds } from './partial-failures.ts';

type Options = {
  queue: Queue;
  arn: string;
  batchSize: number;
  /** Maximum number of parallel batches of a standard queue, if the mapping sets one. */
  maxAtOnce?: number | undefined;
  region: string;
  /** Messages that match no filter are deleted without being delivered. */
  accepts: (event: unknown) => boolean;
  queues: QueueStore;
  runtime: Runtime;
  chaos?: Chaos | undefined;
};

/** Duration of one wait for messages in seconds; closing ends it at once. */
const waitSeconds = 20;
const soonMilliseconds = 1000;
/** Parallel batches of a standard queue; far fewer than Lambda's, but enough for race conditions. */
const sideBySide = 3;

const systemAttributes = (message: Message): SQSRecord['attributes'] => ({
  ApproximateReceiveCount: String(message.approximateReceiveCount),
  SentTimestamp: String(message.sentTimestamp),
  SenderId: 'local',
  ApproximateFirstReceiveTimestamp: String(message.approximateFirstReceiveTimestamp ?? message.sentTimestamp),
  ...(message.messageGroupId && { MessageGroupId: message.messageGroupId }),
  ...(message.messageDeduplicationId && { MessageDeduplicationId: message.messageDeduplicationId }),
  ...(message.sequenceNumber && { SequenceNumber: message.sequenceNumber }),
});

const ownAttributes = ({ messageAttributes }: Message): SQSMessageAttributes =>
  Object.fromEntries(
    Object.entries(messageAttributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue !== undefined && { stringValue: StringValue }),
        ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  );

function toRecord(queue: Queue, region: string, { ReceiptHandle }: ReceivedMessage): SQSRecord[] {
  const message = queue.inflightMessages.get(ReceiptHandle)?.message;
  if (!message) return []; // its visibility timeout ended before it was reached
  return [
    {
      messageId: message.messageId,
      receiptHandle: ReceiptHandle,
      body: message.body,
      attributes: systemAttributes(message),
      messageAttributes: ownAttributes(message),
      md5OfBody: message.md5OfBody,
      eventSource: 'aws:sqs',
      eventSourceARN: queue.arn,
      awsRegion: region,
    },
  ];
}

const inOrder = (a: Message, b: Message): number =>
  (a.sequenceNumber ?? '') < (b.sequenceNumber ?? '') ? -1 : 1;

/**
 * Receives a batch. As in the real service, it may hold several messages of one group in order. The emulator
 * locks a group with its first message, so the groups of this batch are unlocked until they have no more
 * messages.
 */
function receive({
  queue,
  batchSize,
  queues,
  chaos,
}: Pick<Options, 'queue' | 'batchSize' | 'queues' | 'chaos'>): ReceivedMessage[] {
  const take = (most: number) => queue.dequeue(most, undefined, (dead) => queues.getQueueByArn(dead));
  // The emulator puts returned messages in front one by one, which reverses them, so they are sorted again.
  queue.processTimers();
  for (const group of queue.fifoMessages.values()) group.sort(inOrder);
  if (!queue.isFifo() && chaos?.strikes('turnedMessages')) chaos.turn(queue.messages);
  const taken = take(batchSize);
  if (!queue.isFifo()) return taken;
  const groupOf = ({ ReceiptHandle }: ReceivedMessage) =>
    queue.inflightMessages.get(ReceiptHandle)?.message.messageGroupId ?? '';
  for (let more = taken; more.length > 0 && taken.length < batchSize; taken.push(...more)) {
    for (const message of taken) queue.fifoLockedGroups.delete(groupOf(message));
    more = take(batchSize - taken.length);
  }
  for (const [group, messages] of Map.groupBy(taken, groupOf))
    queue.fifoLockedGroups.set(group, messages.length);
  return taken;
}

/** Filters see a JSON body as data. */
function readable(record: SQSRecord): unknown {
  try {
    return { ...record, body: JSON.parse(record.body) as unknown };
  } catch {
    return record;
  }
}

/** Tells whether messages can be received; those behind a failed one of their group are not pending. */
function canGive({ messages, fifoMessages, fifoLockedGroups }: Queue): boolean {
  if (messages.length > 0) return true;
  return [...fifoMessages].some(([group, waiting]) => waiting.length > 0 && !fifoLockedGroups.has(group));
}

const isFirstTime = ({ attributes }: SQSRecord): boolean => attributes.ApproximateReceiveCount === '1';

/** Some messages are hidden only briefly before they are delivered again. */
const comesSoon = ({ inflightMessages }: Queue): boolean =>
  [...inflightMessages.values()].some(({ visibilityDeadline: at }) => at < Date.now() + soonMilliseconds);

/** Delivers a queue's messages; failed ones return until they go to the dead-letter queue. */
export function followQueue({
  queue,
  arn,
  batchSize,
  maxAtOnce = sideBySide,
  region,
  accepts,
  queues,
  runtime,
  chaos,
}: Options) {
  let isOpen = true;
  let working = 0;

  /** Returns the ids of the messages that must be delivered again. */
  async function attempt(records: SQSRecord[]): Promise<Set<string>> {
    if (records.length === 0) return new Set();
    try {
      return failedIds((await runtime.invoke(arn, { Records: records })) as SQSBatchResponse | undefined);
    } catch (error) {
      process.stderr.write(`${queue.name}: ${String(error)}\n`);
      return new Set(records.map(({ messageId }) => messageId));
    }
  }

  async function work(messages: ReceivedMessage[]): Promise<void> {
    const records = messages.flatMap((message) => toRecord(queue, region, message));
    const failed = await attempt(records.filter((record) => accepts(readable(record))));
    // A closing process leaves the rest to the next one.
    if (!isOpen) return;
    const after =
      records.every(isFirstTime) && chaos?.strikes('repeatedMessages') ? chaos.lasts('again') : undefined;
    for (const { messageId, receiptHandle } of records)
      if (failed.has(messageId)) continue;
      else if (after !== undefined) queue.changeVisibility(receiptHandle, after / 1000);
      else queue.deleteMessage(receiptHandle);
  }

  async function follow(): Promise<void> {
    while (isOpen) {
      const messages = receive({ queue, batchSize, queues, chaos });
      if (messages.length === 0) {
        await queue.waitForMessages(waitSeconds);
        continue;
      }
      working += 1;
      await work(messages).finally(() => (working -= 1));
    }
  }

  // The messages of a FIFO queue are processed by one run after another.
  const count = queue.isFifo() ? 1 : Math.min(sideBySide, maxAtOnce);
  const ended = Promise.all(Array.from({ length: count }, follow));
  return {
    isIdle: async () => working === 0 && !canGive(queue) && !comesSoon(queue),
    async close() {
      isOpen = false;
      queue.cancelWaiters();
      await ended;
    },
  };
}
