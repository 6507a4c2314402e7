import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import { queueWorker } from '#functions/platform/queue-worker.ts';

beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const done: string[] = [];
const handler = queueWorker('tests/work', z.object({ name: z.string() }), async ({ name }) => {
  if (name === 'bad') throw new Error('No');
  done.push(name);
});

const messages = (...bodies: string[]) =>
  ({
    Records: bodies.map((body, place) => ({
      messageId: `m${place}`,
      body,
      attributes: { ApproximateReceiveCount: '1' },
    })),
    // A worker reads no more of a record.
  }) as unknown as SQSEvent;

it('names exactly the messages that failed, so that only they come again', async () => {
  const { batchItemFailures } = await handler(
    messages('{"name":"a"}', '{"name":"bad"}', 'not json', '{"name":7}', '{"name":"b"}'),
  );
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m1', 'm2', 'm3']);
  expect(done).toEqual(['a', 'b']);
  expect(log.error).toHaveBeenCalledTimes(3);
});
