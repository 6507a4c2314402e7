import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type {
  APIGatewayProxyEventV2,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  SQSEvent,
  SQSRecord,
} from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { fits } from '#infra/local/lambda/filter-pattern.ts';
import { httpApi, lambda, mapping, queue } from './fixtures/assembly.ts';
import { aSmallCloud } from './fixtures/small-cloud.ts';

const changes: DynamoDBRecord[] = [];
const messages: SQSRecord[] = [];
const forms: (string | undefined)[] = [];
const failing = new Set<string>();

const stream = { 'Fn::GetAtt': ['Table', 'StreamArn'] };
const filtered = (pattern: object) => ({
  FilterCriteria: { Filters: [{ Pattern: JSON.stringify(pattern) }] },
});

/** What each run was given, and what it came to work on. */
const batches: string[][] = [];
const worked: string[] = [];
const Work = z.object({ kind: z.string() });
const kindOf = ({ body }: SQSRecord) => Work.parse(JSON.parse(body)).kind;
const worker = queueWorker('tests/work', Work, async ({ kind }) => {
  worked.push(kind);
  if (failing.has(kind)) throw new Error(`${kind} fails`);
});

let cloud: Awaited<ReturnType<typeof aSmallCloud>>;
let sqs: SQSClient;
beforeAll(async () => {
  vi.spyOn(log, 'error').mockReturnValue();
  cloud = await aSmallCloud({
    resources: {
      ...httpApi({ 'POST /form': 'Form' }),
      Form: lambda('form'),
      Follow: lambda('follow'),
      Work: lambda('work'),
      Queue: queue('ordered', { fifo: true, VisibilityTimeout: 300 }),
      Messages: mapping('Queue', 'Work', filtered({ body: { kind: [{ 'anything-but': 'noise' }] } })),
      Records: mapping(
        stream,
        'Follow',
        filtered({ dynamodb: { Keys: { pk: { S: [{ prefix: 'ORDER#' }] } } } }),
      ),
    },
    handlers: {
      follow: ({ Records }: DynamoDBStreamEvent) => void changes.push(...Records),
      work: (event: SQSEvent) => {
        messages.push(...event.Records);
        batches.push(event.Records.map(kindOf));
        return worker(event);
      },
      form({ body, isBase64Encoded }: APIGatewayProxyEventV2) {
        forms.push(isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : undefined);
        return { statusCode: 204 };
      },
    },
  });
  sqs = new SQSClient({ endpoint: cloud.endpoints.sqs, region: 'ap-southeast-1' });
});
afterAll(() => cloud.close());
beforeEach(() => {
  changes.length = 0;
  messages.length = 0;
  batches.length = 0;
  worked.length = 0;
});

const put = (pk: string) =>
  callDynamo(cloud.endpoints.dynamodb, 'PutItem', {
    TableName: cloud.tableName,
    Item: { pk: { S: pk }, sk: { S: 'ITEM' } },
  });

let sent = 0;
const send = (body: object, group: string) =>
  sqs.send(
    new SendMessageCommand({
      QueueUrl: `${cloud.endpoints.sqs}/000000000000/small-ordered.fifo`,
      MessageBody: JSON.stringify(body),
      MessageGroupId: group,
      MessageDeduplicationId: String((sent += 1)),
      MessageAttributes: { language: { DataType: 'String', StringValue: 'vi' } },
    }),
  );

/** At one moment: kind and group of each. */
const sendTogether = (...all: [kind: string, group: string][]) =>
  sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: `${cloud.endpoints.sqs}/000000000000/small-ordered.fifo`,
      Entries: all.map(([kind, group], place) => ({
        Id: String(place),
        MessageBody: JSON.stringify({ kind }),
        MessageGroupId: group,
        MessageDeduplicationId: kind,
      })),
    }),
  );

describe('a stream record', () => {
  it('comes under the names of the templates, and only when it fits the filter', async () => {
    await put('USER#1');
    await put('ORDER#1');
    await cloud.idle();
    expect(changes.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S)).toEqual(['ORDER#1']);
    expect(changes[0]).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      eventSourceARN: 'arn:aws:dynamodb:ap-southeast-1:000000000000:table/small/stream/local',
      awsRegion: 'ap-southeast-1',
    });
  });
});

describe('a message', () => {
  it('brings its group, its place in it and its attributes', async () => {
    await send({ kind: 'paid' }, 'order-1');
    await cloud.idle();
    expect(messages).toHaveLength(1);
    expect(messages[0]?.attributes).toMatchObject({
      MessageGroupId: 'order-1',
      ApproximateReceiveCount: '1',
    });
    expect(messages[0]?.attributes.SequenceNumber).toMatch(/^\d{20}$/);
    expect(messages[0]?.messageAttributes).toMatchObject({
      language: { dataType: 'String', stringValue: 'vi' },
    });
  });

  it('that fits no filter is done with, unseen', async () => {
    await send({ kind: 'noise' }, 'order-2');
    await cloud.idle();
    const counts = (await (await fetch(`${cloud.url}/dev/queues.json`)).json()) as {
      waiting: number;
      inFlight: number;
    }[];
    expect([messages.length, counts[0]?.waiting, counts[0]?.inFlight]).toEqual([0, 0, 0]);
  });

  it('comes with others of its group in one batch, in their order, beside other groups', async () => {
    await sendTogether(['a1', 'a'], ['a2', 'a'], ['b1', 'b'], ['a3', 'a']);
    await cloud.idle();
    const [batch = []] = batches;
    expect(batches).toHaveLength(1);
    expect(batch.filter((kind) => kind.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(batch).toContain('b1');
  });

  it('waits behind a failed one of its group, which does not keep the cloud from being idle', async () => {
    failing.add('c1');
    await sendTogether(['c1', 'c'], ['c2', 'c'], ['c3', 'c'], ['d1', 'd']);
    await cloud.idle();
    expect(worked.toSorted()).toEqual(['c1', 'd1']);
    failing.clear();
    worked.length = 0;
    await cloud.clock.advance(301);
    await cloud.idle();
    expect(worked).toEqual(['c1', 'c2', 'c3']);
  });
});

it('a form comes encoded, as from API Gateway', async () => {
  await fetch(`${cloud.url}/api/form`, { method: 'POST', body: new URLSearchParams({ vnp_TxnRef: 'CL1' }) });
  expect(forms).toEqual(['vnp_TxnRef=CL1']);
});

describe('a filter', () => {
  const event = { name: 'order.paid', total: 5, tags: ['a', 'b'], deep: { empty: null } };
  it.each([
    ['one of several values', { name: ['order.sent', 'order.paid'] }, true],
    ['none of them', { name: ['order.sent'] }, false],
    ['every field named', { name: ['order.paid'], total: [6] }, false],
    ['a member of a list', { tags: ['b'] }, true],
    ['null', { deep: { empty: [null] } }, true],
    ['prefix', { name: [{ prefix: 'order.' }] }, true],
    ['suffix', { name: [{ suffix: '.sent' }] }, false],
    ['anything but', { name: [{ 'anything-but': ['order.sent'] }] }, true],
    ['is there', { deep: { other: [{ exists: true }] } }, false],
    ['is not there', { deep: { other: [{ exists: false }] } }, true],
    ['a range', { total: [{ numeric: ['>', 0, '<=', 5] }] }, true],
    ['outside a range', { total: [{ numeric: ['>', 5] }] }, false],
    ['either', { $or: [{ name: ['x'] }, { total: [5] }] }, true],
  ])('%s', (_, pattern, expected) => expect(fits(event, pattern)).toBe(expected));

  it('with a rule nobody knows is refused, not passed over', () => {
    expect(() => fits(event, { name: [{ cidr: '10.0.0.0/8' }] })).toThrow('cidr');
  });
});
