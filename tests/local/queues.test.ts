import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cloud } from '#infra/local/cloud.ts';
import { lambda, mapping, queue } from './fixtures/assembly.ts';
import { eventually } from './fixtures/eventually.ts';
import { aHome } from './fixtures/small-cloud.ts';

/** What each message came to, in order, and which are to fail. */
const seen: { body: string; tries: number }[] = [];
const failing = new Set<string>();
let isThrowing = false;
/** How many runs are under way, and how many were at once. */
const runs = { now: 0, most: 0 };

const note = ({ body, attributes }: SQSRecord) =>
  seen.push({ body, tries: Number(attributes.ApproximateReceiveCount) });

const home = aHome({
  resources: {
    MailQueue: queue('mail', { dead: 'MailDead', VisibilityTimeout: 300 }),
    MailDead: queue('mail-dead'),
    OrderedQueue: queue('ordered', { fifo: true, ContentBasedDeduplication: true, VisibilityTimeout: 300 }),
    WideQueue: queue('wide', { VisibilityTimeout: 300 }),
    NarrowQueue: queue('narrow', { VisibilityTimeout: 300 }),
    Slow: lambda('slow'),
    Wide: mapping('WideQueue', 'Slow', { BatchSize: 1 }),
    Narrow: mapping('NarrowQueue', 'Slow', { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } }),
    Work: lambda('work'),
    InOrder: lambda('in-order'),
    Mail: mapping('MailQueue', 'Work'),
    Ordered: mapping('OrderedQueue', 'InOrder'),
    UnreadQueue: queue('unread'),
    Sleep: lambda('sleep'),
    Unread: mapping('UnreadQueue', 'Sleep'),
  },
  asleep: ['sleep'],
  handlers: {
    work({ Records }: SQSEvent) {
      Records.forEach(note);
      if (isThrowing) throw new Error('The whole batch fails');
      const failed = Records.filter(({ body }) => failing.has(body));
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    },
    'in-order': ({ Records }: SQSEvent) => Records.forEach(note),
    sleep: ({ Records }: SQSEvent) => Records.forEach(note),
    async slow({ Records }: SQSEvent) {
      runs.now += 1;
      runs.most = Math.max(runs.most, runs.now);
      await new Promise((resolve) => setTimeout(resolve, 50));
      runs.now -= 1;
      Records.forEach(note);
    },
  },
});

let cloud: Cloud;
let sqs: SQSClient;
beforeAll(async () => {
  cloud = await home.start();
  sqs = new SQSClient({ endpoint: cloud.endpoints.sqs, region: 'ap-southeast-1' });
});
afterAll(async () => {
  await cloud.close();
  home.forget();
});
beforeEach(() => {
  seen.length = 0;
  failing.clear();
  isThrowing = false;
  runs.most = 0;
});

const send = (name: string, MessageBody: string, more = {}) =>
  sqs.send(
    new SendMessageCommand({
      QueueUrl: `${cloud.endpoints.sqs}/000000000000/small-${name}`,
      MessageBody,
      ...more,
    }),
  );
type Count = { name: string; waiting: number; inFlight: number; delayed: number };
async function countOf(name: string): Promise<Count | undefined> {
  const counts = (await (await fetch(`${cloud.url}/dev/queues.json`)).json()) as Count[];
  return counts.find((count) => count.name === `small-${name}`);
}
const triesOf = (body: string) => seen.filter((one) => one.body === body).map(({ tries }) => tries);
const allDone = () =>
  eventually(async () => {
    const count = await countOf('mail');
    return count && count.waiting + count.inFlight === 0;
  });

describe('a queue', () => {
  it('gives a failed message again once its visibility has passed, not before', async () => {
    failing.add('again');
    await send('mail', 'again');
    await eventually(() => triesOf('again').length === 1);
    await cloud.clock.advance(200);
    await cloud.idle();
    expect(triesOf('again')).toEqual([1]);
    failing.clear();
    await cloud.clock.advance(101);
    await allDone();
    expect(triesOf('again')).toEqual([1, 2]);
  });

  it('drops messages for a function that is asleep, and is idle then', async () => {
    await send('unread', 'nobody reads this');
    await cloud.idle();
    expect(seen).toEqual([]);
    expect(await countOf('unread')).toMatchObject({ waiting: 0, inFlight: 0 });
  });

  it('repeats only the messages named as failed', async () => {
    failing.add('b');
    for (const body of ['a', 'b', 'c']) await send('mail', body);
    await eventually(() => seen.length >= 3);
    failing.clear();
    await cloud.clock.advance(301);
    await allDone();
    expect([triesOf('a'), triesOf('b'), triesOf('c')]).toEqual([[1], [1, 2], [1]]);
  });

  it('repeats everything when the function throws', async () => {
    isThrowing = true;
    await send('mail', 'all');
    await eventually(() => seen.length === 1);
    isThrowing = false;
    await cloud.clock.advance(301);
    await allDone();
    expect(triesOf('all')).toEqual([1, 2]);
  });

  it('puts aside what failed too often, and takes it back when asked', async () => {
    failing.add('poison');
    await send('mail', 'poison');
    for (const tries of [1, 2]) {
      await eventually(() => triesOf('poison').length === tries);
      await cloud.clock.advance(301);
    }
    await eventually(async () => (await countOf('mail-dead'))?.waiting === 1);
    expect(triesOf('poison')).toEqual([1, 2]);

    failing.clear();
    const reply = await fetch(`${cloud.url}/dev/redrive?queue=mail`, { method: 'POST' });
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { from: 'small-mail-dead', to: 'small-mail', moved: 1 },
    ]);
    await eventually(() => triesOf('poison').length === 3);
    await allDone();
    expect([triesOf('poison'), (await countOf('mail-dead'))?.waiting]).toEqual([[1, 2, 1], 0]);
  });

  it('says which queues there are when asked for one that is not', async () => {
    const reply = await fetch(`${cloud.url}/dev/redrive?queue=nobody`, { method: 'POST' });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('small-mail');
  });

  it('keeps what it holds over a restart', async () => {
    failing.add('kept');
    await send('mail', 'kept');
    await send('mail', 'delayed', { DelaySeconds: 600 });
    await eventually(() => triesOf('kept').length === 1);
    await cloud.close();
    failing.clear();
    cloud = await home.start();
    sqs = new SQSClient({ endpoint: cloud.endpoints.sqs, region: 'ap-southeast-1' });
    await eventually(() => triesOf('kept').length === 2);
    expect(triesOf('delayed')).toEqual([]);
    await cloud.clock.advance(601);
    await eventually(() => triesOf('delayed').length === 1);
  });

  it.each([
    ['three batches of a queue without an order are worked off side by side', 'wide', 3],
    ['no more than its function bears', 'narrow', 2],
  ])('%s', async (_, name, most) => {
    await Promise.all(Array.from({ length: 9 }, (_, place) => send(name, `${name} ${place}`)));
    await eventually(() => seen.length === 9);
    await cloud.idle();
    expect([runs.most, new Set(seen.map(({ body }) => body)).size]).toEqual([most, 9]);
  });

  it('in order: one group is worked off one after another', async () => {
    const bodies = Array.from({ length: 12 }, (_, place) => `step ${place}`);
    for (const body of bodies) await send('ordered.fifo', body, { MessageGroupId: 'one' });
    await send('ordered.fifo', 'step 3', { MessageGroupId: 'one' });
    await eventually(() => seen.length >= bodies.length);
    await cloud.idle();
    expect(seen.map(({ body }) => body)).toEqual(bodies);
  });
});
