import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { keepsOrder, queueNames } from '#shared/events/registry.ts';
import { log } from '#functions/platform/log.ts';
import { queueSetting } from '#functions/platform/queue-setting.ts';
import type * as PublishChanges from '#functions/workers/publish-changes.ts';

const sqs = mockClient(SQSClient);
let handler: typeof PublishChanges.handler;

beforeAll(async () => {
  for (const name of queueNames)
    vi.stubEnv(queueSetting(name), `https://sqs/${name}${keepsOrder(name) ? '.fifo' : ''}`);
  vi.stubEnv('CHANGES_DEAD_QUEUE_URL', 'https://sqs/changes-dead');
  ({ handler } = await import('#functions/workers/publish-changes.ts'));
});
beforeEach(() => {
  sqs.reset();
  sqs.onAnyCommand().resolves({});
  vi.spyOn(log, 'error').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  sqs.restore();
  vi.unstubAllEnvs();
});

let records = 0;
function inserted(item: Record<string, unknown>): DynamoDBRecord {
  records += 1;
  return {
    eventID: `event-${records}`,
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(records), NewImage: marshall(item) as never },
  };
}
const aMail = (id = 'mail-1') => inserted({ entity: 'mail', id });
const aNotice = (id: string, group: string) => inserted({ entity: 'payment-notice', id, group });
/** A notice without its group cannot become an event. */
const aBrokenNotice = (more: object = {}) => inserted({ entity: 'payment-notice', id: 'broken', ...more });

const removed = (item: Record<string, unknown>): DynamoDBRecord => ({
  eventID: 'event-removed',
  eventName: 'REMOVE',
  dynamodb: { SequenceNumber: '0', OldImage: marshall(item) as never },
});

const publish = (...Records: DynamoDBRecord[]) => handler({ Records } satisfies DynamoDBStreamEvent);
const sentTo = (queue: string) =>
  sqs
    .commandCalls(SendMessageBatchCommand)
    .map(({ args }) => args[0].input)
    .filter(({ QueueUrl }) => QueueUrl?.includes(queue))
    .flatMap(({ Entries = [] }) => Entries);

describe('what a queue does not take', () => {
  it('is not passed over: the batch comes again from its first record', async () => {
    sqs
      .on(SendMessageBatchCommand)
      .resolves({ Failed: [{ Id: '0', SenderFault: false, Code: 'InternalError' }], Successful: [] });
    const record = aMail();
    expect(await publish(record, aMail())).toEqual({
      batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber }],
    });
  });

  it('nor is a queue that does not answer', async () => {
    sqs.on(SendMessageBatchCommand).rejects(new Error('No route'));
    expect((await publish(aMail())).batchItemFailures).toHaveLength(1);
  });
});

describe('a change nobody can read', () => {
  const Kept = z.object({ unreadable: z.looseObject({ eventID: z.string() }) });
  const kept = () =>
    sqs
      .commandCalls(SendMessageCommand)
      .map(({ args }) => args[0].input)
      .map(
        ({ QueueUrl, MessageBody = '' }) =>
          [QueueUrl, Kept.parse(JSON.parse(MessageBody)).unreadable] as const,
      );

  it('is kept whole with the dead, and holds back nothing', async () => {
    const broken = aBrokenNotice();
    expect(await publish(aMail('mail-2'), broken, aNotice('n-1', 'order-1'))).toEqual({
      batchItemFailures: [],
    });
    expect(kept()).toEqual([['https://sqs/changes-dead', broken]]);
    expect([...sentTo('mail'), ...sentTo('payments')]).toHaveLength(2);
  });

  it('too large for a message is kept by its keys and its place', async () => {
    const broken = aBrokenNotice({ text: 'x'.repeat(300_000) });
    await publish(broken);
    const { SequenceNumber } = broken.dynamodb ?? {};
    expect(kept()).toMatchObject([[expect.any(String), { dynamodb: { SequenceNumber } }]]);
  });

  it('comes again when the dead letters cannot take it either', async () => {
    sqs.on(SendMessageCommand).rejects(new Error('No route'));
    expect((await publish(aBrokenNotice())).batchItemFailures).toHaveLength(1);
  });
});

it.each(['mail', 'user', 'upload', 'order', 'stock'])(
  'a %s that is removed means nothing to anybody',
  async (entity) => {
    expect(await publish(removed({ entity, id: 'x' }))).toEqual({ batchItemFailures: [] });
    expect([...sqs.commandCalls(SendMessageBatchCommand), ...sqs.commandCalls(SendMessageCommand)]).toEqual(
      [],
    );
  },
);

it('a queue that keeps no order is told of no group', async () => {
  await publish(aMail());
  expect(Object.keys(sentTo('mail')[0] ?? {}).sort()).toEqual(['Id', 'MessageBody']);
});

it('what gathers for some seconds is handed out after them', async () => {
  await publish(inserted({ entity: 'gathered-hint', hint: 'goods.arrived', hintId: 'h1' }));
  expect(sentTo('live')).toMatchObject([{ DelaySeconds: 10 }]);
});

it('a queue that keeps an order is told the group, and knows a repeat', async () => {
  const record = aNotice('n-2', 'order-7');
  await publish(record);
  expect(sentTo('payments')).toMatchObject([
    { MessageGroupId: 'order-7', MessageDeduplicationId: `payment.notice-${record.eventID}` },
  ]);
});
