import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import { events, eventsOf, messageFor, queueNames } from '#shared/events/registry.ts';
import { SocketMessage } from '#shared/live/live.contract.ts';
import { Profile } from '#functions/domain/accounts/account.ts';
import { MailJob } from '#functions/domain/mail/mail-job.ts';
import { BankTransfer } from '#functions/domain/payments/providers/bank-notice.ts';
import { StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import {
  bankSignature,
  isSigned,
  stripeSignature,
} from '#functions/domain/payments/providers/signed-webhook.ts';
import { StripeEvent } from '#functions/domain/payments/providers/stripe-notice.ts';
import { readVnpayFields } from '#functions/domain/payments/providers/vnpay-notice.ts';
import { isSignedByVnpay } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { readInput } from '#functions/platform/handlers/read-request.ts';
import { views } from '#functions/workers/all-views.ts';
import { areas } from '#infra/areas/index.ts';
import { lastPart } from '#infra/constructs/names.ts';
import { sample, sampleNames } from './samples.ts';

/** The shapes AWS hands over, as far as a receiver may lean on them. */
const HttpEvent = z.object({
  version: z.literal('2.0'),
  routeKey: z.string(),
  rawPath: z.string().startsWith('/api/'),
  rawQueryString: z.string(),
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string()),
  queryStringParameters: z.record(z.string(), z.string()).optional(),
  pathParameters: z.record(z.string(), z.string()).optional(),
  requestContext: z.object({
    stage: z.literal('api'),
    http: z.object({ method: z.string(), path: z.string(), sourceIp: z.ipv4(), userAgent: z.string() }),
  }),
  body: z.string().optional(),
  isBase64Encoded: z.boolean(),
});

const SocketEvent = z.object({
  requestContext: z.object({
    routeKey: z.enum(['$connect', '$disconnect', '$default']),
    eventType: z.enum(['CONNECT', 'DISCONNECT', 'MESSAGE']),
    connectionId: z.string().min(1),
    stage: z.literal('ws'),
  }),
  queryStringParameters: z.object({ ticket: z.string() }).optional(),
  body: z.string().optional(),
});

const QueueEvent = z.object({
  Records: z.array(
    z.object({
      messageId: z.uuid(),
      body: z.string(),
      attributes: z.object({ ApproximateReceiveCount: z.string() }),
      eventSource: z.literal('aws:sqs'),
    }),
  ),
});

const AttributeValue = z.union([
  z.object({ S: z.string() }),
  z.object({ N: z.string() }),
  z.object({ NULL: z.literal(true) }),
  z.object({ M: z.record(z.string(), z.unknown()) }),
]);
const Image = z.record(z.string(), AttributeValue);
const StreamEvent = z.object({
  Records: z.array(
    z.object({
      eventID: z.string(),
      eventName: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
      eventSource: z.literal('aws:dynamodb'),
      dynamodb: z.object({
        NewImage: Image,
        OldImage: Image.optional(),
        SequenceNumber: z.string(),
        StreamViewType: z.literal('NEW_AND_OLD_IMAGES'),
      }),
    }),
  ),
});

const ScheduleEvent = z.object({
  'detail-type': z.literal('Scheduled Event'),
  source: z.literal('aws.scheduler'),
  time: z.iso.datetime(),
});

const DeploymentEvent = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string().startsWith('arn:aws:cloudformation:'),
  RequestId: z.uuid(),
  LogicalResourceId: z.string(),
  ResourceType: z.string().startsWith('Custom::'),
  ResourceProperties: z.record(z.string(), z.string()),
});

const shapes: Record<string, z.ZodType> = {
  http: HttpEvent,
  socket: SocketEvent,
  queue: QueueEvent,
  stream: StreamEvent,
  schedule: ScheduleEvent,
  deployment: DeploymentEvent,
};

const samplesOf = (trigger: string) => sampleNames().filter((name) => name.startsWith(`${trigger}/`));

it.each(sampleNames())('%s has the shape its trigger sends', (name) => {
  const shape = shapes[name.split('/')[0] ?? ''];
  expect(shape?.safeParse(sample(name)).error).toBeUndefined();
});

describe('an HTTP sample', () => {
  it.each(samplesOf('http'))('%s is what its contract accepts', (name) => {
    const event = HttpEvent.parse(sample(name));
    const contract = contracts.find(({ method, path }) => `${method} ${path}` === event.routeKey);
    expect(contract?.name.split('/')[1]).toBe(name.split('/')[1]);
    // Providers' calls are taken byte by byte: their signatures are looked at below.
    if (contract?.path.includes('/webhooks/')) return;
    // The shape above is checked; the rest of the type is not read.
    const read = () => contract && readInput(contract, event as unknown as APIGatewayProxyEventV2);
    expect(read).not.toThrow();
  });
});

it('a deployment sample asks for a view as it is now', () => {
  const { LogicalResourceId, ResourceProperties } = DeploymentEvent.parse(sample('deployment/build-view'));
  const asked = views.find(({ name }) => name === ResourceProperties['View']);
  expect(ResourceProperties['Version']).toBe(String(asked?.version));
  expect(LogicalResourceId.toLowerCase()).toBe(`${asked?.name}v${asked?.version}sqlite`);
});

describe('a sample of a provider’s call is signed as the provider signs', () => {
  const bytesOf = (name: string) => {
    const { body = '', isBase64Encoded } = HttpEvent.parse(sample(name));
    return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  };
  const signedAt = new Date(1_700_000_000_000);

  it('the bank', () => {
    const { headers } = HttpEvent.parse(sample('http/receive-bank-notice'));
    const body = bytesOf('http/receive-bank-notice');
    expect(isSigned({ ...bankSignature(headers), body }, 'sepaysecret', signedAt)).toBe(true);
    expect(BankTransfer.safeParse(JSON.parse(body.toString())).error).toBeUndefined();
  });

  it('Stripe', () => {
    const { headers } = HttpEvent.parse(sample('http/receive-stripe-notice'));
    const body = bytesOf('http/receive-stripe-notice');
    expect(isSigned({ ...stripeSignature(headers), body }, 'whsec_test', signedAt)).toBe(true);
    expect(StripeEvent.safeParse(JSON.parse(body.toString())).error).toBeUndefined();
  });

  it('VNPay, by address and by form', () => {
    const { rawQueryString } = HttpEvent.parse(sample('http/receive-vnpay-notice'));
    expect(isSignedByVnpay(readVnpayFields(rawQueryString), 'TESTSECRET')).toBe(true);
    const form = bytesOf('http/receive-vnpay-form').toString();
    expect(isSignedByVnpay(readVnpayFields(form), 'TESTSECRET')).toBe(true);
  });
});

describe('a socket sample', () => {
  it('opens with a ticket', () => {
    expect(SocketEvent.parse(sample('socket/connect')).queryStringParameters?.ticket).toBeTruthy();
  });

  it('says something the socket understands', () => {
    const { body = '' } = SocketEvent.parse(sample('socket/message'));
    expect(SocketMessage.parse(JSON.parse(body))).toEqual({ action: 'join', room: 'user' });
  });
});

describe('an event', () => {
  const workers = areas.flatMap((area) => area.workers ?? []);
  const workerOf = (queue: string) => workers.find((worker) => worker.queue === queue);
  const sampleOf = (queue: string) => `queue/${lastPart(workerOf(queue)?.entry ?? '')}`;
  const bodiesIn = (name: string) =>
    QueueEvent.parse(sample(name)).Records.map(({ body }) => JSON.parse(body) as { type: string });
  const declared = events.map(({ type, queues }) => ({ type, queues, asksFor: queues.join(', ') }));

  it.each(declared)('$type is heard: $asksFor', ({ queues }) => {
    expect(queues).not.toEqual([]);
    expect(queues.filter((queue) => !workerOf(queue))).toEqual([]);
  });

  it.each(declared)('$type has a sample for whoever hears it', ({ type, queues }) => {
    const unsampled = queues
      .map(sampleOf)
      .filter((name) => !bodiesIn(name).some((body) => body.type === type));
    expect(unsampled.map((name) => `events/${name}.json`)).toEqual([]);
  });

  it.each(queueNames)('the samples of %s are what its worker takes, and nothing else', (queue) => {
    for (const body of bodiesIn(sampleOf(queue))) expect(messageFor(queue).parse(body)).toEqual(body);
  });
});

describe('a stream sample', () => {
  const Stored = {
    'stream/mail-requested': MailJob,
    'stream/user-changed': Profile,
    'stream/payment-notice': StoredNotice,
  };
  const changesIn = (name: string) =>
    StreamEvent.parse(sample(name)).Records.map(({ eventID, dynamodb: { OldImage, NewImage } }) => ({
      id: eventID,
      before: OldImage && unmarshall(OldImage as Parameters<typeof unmarshall>[0]),
      after: unmarshall(NewImage as Parameters<typeof unmarshall>[0]),
    }));

  it.each([
    ['stream/mail-requested', ['mail.requested']],
    ['stream/user-changed', ['account.changed', 'person.changed', 'member.moved', 'member.listed']],
    ['stream/payment-notice', ['payment.notice']],
  ] as const)('%s holds items as they are stored, and means %s', (name, types) => {
    const [change] = changesIn(name);
    expect(Stored[name].safeParse(change?.after).error).toBeUndefined();
    expect(change && eventsOf(change.id, change).map((event) => event.type)).toEqual(types);
  });
});
