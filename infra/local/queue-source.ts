import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Queue, QueueStore, Received } from './fauxqs.ts';
import type { Runtime } from './lambda-runtime.ts';
import { failedIds } from './partial-failures.ts';

type Options = {
  queue: Queue;
  arn: string;
  batchSize: number;
  region: string;
  queues: QueueStore;
  runtime: Runtime;
};

/** Seconds one wait for messages lasts; closing ends it at once. */
const waitSeconds = 20;

const toRecord = (queue: Queue, region: string, message: Received): SQSRecord => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  // SQS sends all of these; the emulator fills those it keeps.
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: String(Date.now()),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(Date.now()),
    ...message.Attributes,
    ...receivedCount(queue, message),
  },
  messageAttributes: {},
  md5OfBody: message.MD5OfBody,
  eventSource: 'aws:sqs',
  eventSourceARN: queue.arn,
  awsRegion: region,
});

function receivedCount(queue: Queue, { ReceiptHandle }: Received): { ApproximateReceiveCount?: string } {
  const held = queue.inflightMessages.get(ReceiptHandle);
  return held ? { ApproximateReceiveCount: String(held.message.approximateReceiveCount) } : {};
}

/** Hands a queue's messages to its function: what succeeded is deleted, what failed comes back until it is dead. */
export function followQueue({ queue, arn, batchSize, region, queues, runtime }: Options) {
  let isOpen = true;
  let working = 0;

  async function work(messages: Received[]): Promise<void> {
    const Records = messages.map((message) => toRecord(queue, region, message));
    const everything = new Set(messages.map(({ MessageId }) => MessageId));
    const failed = await runtime
      .invoke(arn, { Records })
      .then((result) => failedIds(result as SQSBatchResponse | undefined))
      .catch(() => everything);
    // A process that is closing leaves the rest to the next one.
    if (!isOpen) return;
    for (const { MessageId, ReceiptHandle } of messages)
      if (!failed.has(MessageId)) queue.deleteMessage(ReceiptHandle);
  }

  async function follow(): Promise<void> {
    while (isOpen) {
      const messages = queue.dequeue(batchSize, undefined, (dead) => queues.getQueueByArn(dead));
      if (messages.length === 0) {
        await queue.waitForMessages(waitSeconds);
        continue;
      }
      working += 1;
      await work(messages).finally(() => (working -= 1));
    }
  }

  const ended = follow();
  return {
    isIdle: () => working === 0 && queue.inspectMessages().ready.length === 0,
    async close() {
      isOpen = false;
      queue.cancelWaiters();
      await ended;
    },
  };
}
