import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
  done.length = 0;
});
afterEach(() => void vi.restoreAllMocks());

const done: string[] = [];
const handler = queueWorker('tests/work', z.object({ name: z.string() }), async ({ name }) => {
  if (name === 'bad') throw new Error('No');
  done.push(name);
});

type Sent = { body: string; group?: string; tries?: number };

const recordsOf = (...all: Sent[]) =>
  ({
    Records: all.map(({ body, group, tries = 1 }, place) => ({
      messageId: `m${place}`,
      body,
      attributes: { ApproximateReceiveCount: String(tries), ...(group && { MessageGroupId: group }) },
    })),
    // A worker reads no more of a record.
  }) as unknown as SQSEvent;

const messages = (...bodies: string[]) => recordsOf(...bodies.map((body) => ({ body })));
const named = (name: string) => JSON.stringify({ name });
const idsOf = ({ batchItemFailures }: SQSBatchResponse) =>
  batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

it('names exactly the messages that failed, so that only they come again', async () => {
  const response = await handler(messages(named('a'), named('bad'), 'not json', '{"name":7}', named('b')));
  expect(idsOf(response)).toEqual(['m1', 'm2', 'm3']);
  expect(done).toEqual(['a', 'b']);
  expect(log.error).toHaveBeenCalledTimes(3);
});

it('drops what is no message for it at all, and still names what failed', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const picky = queueWorker(
    'tests/picky',
    z.object({ name: z.string() }),
    async ({ name }) => void done.push(name),
    { isJunk: (body) => body === 'hello' },
  );
  const response = await picky(messages(named('a'), 'hello', 'not json'));
  expect(idsOf(response)).toEqual(['m2']);
  expect(done).toEqual(['a']);
  expect(warn.mock.calls).toEqual([
    ['message dropped', { worker: 'tests/picky', messageId: 'm1', tries: '1' }],
  ]);
});

it('takes the messages of a group one after the other, and groups side by side', async () => {
  const steps: string[] = [];
  const slow = queueWorker('tests/slow', z.object({ name: z.string() }), async ({ name }) => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
  });
  const sent = [['a1', 'a'] as const, ['b1', 'b'] as const, ['a2', 'a'] as const];
  await slow(recordsOf(...sent.map(([name, group]) => ({ body: named(name), group }))));
  expect(steps.indexOf('a2 begins')).toBeGreaterThan(steps.indexOf('a1 ends'));
  expect(steps.indexOf('b1 begins')).toBeLessThan(steps.indexOf('a1 ends'));
});

it('leaves what comes behind a failed one of its group for later, untouched', async () => {
  const response = await handler(
    recordsOf(
      { body: named('a1'), group: 'a' },
      { body: named('bad'), group: 'a' },
      { body: named('b1'), group: 'b' },
      { body: named('a3'), group: 'a' },
    ),
  );
  expect(idsOf(response)).toEqual(['m1', 'm3']);
  expect(done.toSorted()).toEqual(['a1', 'b1']);
});

it('lets the rest of a group go on without one that failed for the last time', async () => {
  const response = await handler(
    recordsOf({ body: named('bad'), group: 'a', tries: 5 }, { body: named('a2'), group: 'a', tries: 5 }),
  );
  expect(idsOf(response)).toEqual(['m0']);
  expect(done).toEqual(['a2']);
});
