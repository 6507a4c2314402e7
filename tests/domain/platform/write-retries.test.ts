import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { type PlayedTable, playTable } from '#tests/support/play-table.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { create, put, update } from '#functions/platform/table/table-operations.ts';
import { obstacleOf } from '#functions/platform/table/write-retries.ts';
import { withDeadline } from '#functions/platform/deadline.ts';

let aws: PlayedTable;
const table = createTable(createDocumentClient(), 't');
const key = { pk: 'P', sk: 'S' };
const two = [create({ ...key }, { refusal: 'taken' }), put({ pk: 'B', sk: 'S' })];

const named = (name: string) => Object.assign(new Error(name), { name });
const cancelled = (...Codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: Codes.map((Code) => ({ Code })),
  });

/** As if Lambda gave just enough time for a few tries. */
const inHaste = <T>(work: () => Promise<T>) => {
  const ends = performance.now() + 560;
  return withDeadline(() => ends - performance.now(), work);
};

beforeEach(() => void (aws = playTable()));
afterEach(() => aws.restore());

const crossed = [
  ['a single write that meets a transaction', 'TransactionConflictException'],
  ['a single write into a hot key', 'ProvisionedThroughputExceededException'],
  ['a single write of too many at once', 'ThrottlingException'],
  ['a single write beyond the account’s limit', 'RequestLimitExceeded'],
] as const;

const stopped = [
  ['two transactions at one item', 'TransactionConflict'],
  ['a transaction while the table grows', 'ThrottlingError'],
  ['a transaction into a hot key', 'ProvisionedThroughputExceeded'],
] as const;

describe('a write that is only in the way of others comes through', () => {
  it.each(crossed)('%s', async (_, name) => {
    aws.on(PutCommand).rejectsOnce(named(name)).rejectsOnce(named(name)).resolves({});
    expect(await table.write([put({ ...key })])).toBeUndefined();
    expect(aws.calls()).toHaveLength(3);
  });

  it.each(crossed)('%s, answering the item', async (_, name) => {
    aws
      .on(UpdateCommand)
      .rejectsOnce(named(name))
      .resolves({ Attributes: { ...key, a: 2 } });
    const change = update(key, { add: { a: 1 } });
    expect(await table.change(change, z.object({ a: z.int() }))).toEqual({ a: 2 });
  });

  it.each(stopped)('%s', async (_, code) => {
    aws
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', code))
      .rejectsOnce(cancelled(code, 'None'))
      .resolves({});
    expect(await table.write(two)).toBeUndefined();
    expect(aws.calls()).toHaveLength(3);
  });

  it('a refusal met on the way ends it', async () => {
    aws
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .rejects(cancelled('ConditionalCheckFailed', 'None'));
    expect(await table.write(two)).toBe('taken');
    expect(aws.calls()).toHaveLength(2);
  });
});

describe('a write that does not come through in its time ends in an answer', () => {
  const conflict = { code: 'STALE_STATE', status: 409, details: { retryAfter: 1 } };
  const busy = { code: 'UNAVAILABLE', status: 503, details: { retryAfter: 2 } };

  it.each(crossed)('%s', async (_, name) => {
    aws.onAnyCommand().rejects(named(name));
    const answer = name === 'TransactionConflictException' ? conflict : busy;
    const change = update(key, { set: { a: 1 } });
    await expect(inHaste(() => table.write([put({ ...key })]))).rejects.toMatchObject(answer);
    await expect(inHaste(() => table.change(change, z.object({})))).rejects.toMatchObject(answer);
  });

  it.each(stopped)('%s', async (_, code) => {
    aws.on(TransactWriteCommand).rejects(cancelled(code, 'None'));
    await expect(inHaste(() => table.write(two))).rejects.toMatchObject(
      code === 'TransactionConflict' ? conflict : busy,
    );
  });

  it('a read of a busy table', async () => {
    aws.on(GetCommand).rejects(named('ProvisionedThroughputExceededException'));
    await expect(table.get(key, z.object({}))).rejects.toMatchObject(busy);
  });

  it('with no time left, it is tried once all the same', async () => {
    aws.on(PutCommand).rejects(named('ThrottlingException'));
    const write = () => table.write([put({ ...key })]);
    await expect(withDeadline(() => 0, write)).rejects.toMatchObject(busy);
    expect(aws.calls()).toHaveLength(1);
  });
});

/**
 * Writes into a busy table whose function always has so many milliseconds left for retries, with these dice, and
 * returns the number of attempts until the next pause would have been too long.
 */
async function attemptsWith({ left, dice }: { left: number; dice: number[] }): Promise<number> {
  const [clock, random] = [vi.spyOn(performance, 'now'), vi.spyOn(Math, 'random').mockReturnValue(1)];
  clock.mockReturnValue(6_000 - left).mockReturnValueOnce(0);
  for (const one of dice) random.mockReturnValueOnce(one);
  aws.on(PutCommand).rejects(named('ThrottlingException'));
  const failed = table.write([put({ ...key })]);
  await expect(failed).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  return aws.calls().length;
}

describe('the pauses between the attempts of a write', () => {
  it.each([
    ['last up to 25 milliseconds at first', { left: 25, dice: [1] }, 2],
    ['end with the time that is left', { left: 24.9, dice: [1] }, 1],
    ['grow twice as long each time', { left: 4.9, dice: [0, 0.1] }, 2],
    ['grow no faster', { left: 5, dice: [0, 0.1] }, 3],
    ['grow no longer than 800 milliseconds', { left: 100, dice: [0, 0, 0, 0, 0, 0, 0.1, 0.1] }, 9],
  ])('%s', async (_, given, attempts) => {
    expect(await attemptsWith(given)).toBe(attempts);
  });
});

it('a write waits before it is tried again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  aws.on(PutCommand).rejectsOnce(named('ThrottlingException')).resolves({});
  const began = performance.now();
  await table.write([put({ ...key })]);
  expect(performance.now() - began).toBeGreaterThan(23);
});

it.each([
  ['six seconds, however much time its function has', Infinity, 6_000],
  ['half a second less than its function has', 3_000, 2_500],
])('a write is tried again for %s', async (_, has, patience) => {
  const [clock] = [vi.spyOn(performance, 'now'), vi.spyOn(Math, 'random').mockReturnValue(0)];
  clock
    .mockReturnValueOnce(0)
    .mockReturnValueOnce(patience)
    .mockReturnValueOnce(patience + 1);
  aws.on(PutCommand).rejects(named('ThrottlingException'));
  const write = () => table.write([put({ ...key })]);
  await expect(withDeadline(() => has, write)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(aws.calls()).toHaveLength(2);
});

it('a failure that lists no reasons is judged by its name alone', () => {
  const failure = (name: string) => Object.assign(named(name), { CancellationReasons: undefined });
  expect(obstacleOf(failure('TransactionConflictException'))).toBe('conflict');
  expect(obstacleOf(failure('TransactionCanceledException'))).toBeUndefined();
});

it.each(['ValidationException', 'TimeoutError'])('%s is not tried again', async (name) => {
  const fault = named(name);
  aws.on(PutCommand).rejects(fault);
  await expect(table.write([put({ ...key })])).rejects.toBe(fault);
  expect(aws.calls()).toHaveLength(1);
});

it('a transaction that may still go on keeps its name, a cancelled one gets another', async () => {
  aws
    .on(TransactWriteCommand)
    .rejectsOnce(named('TransactionInProgressException'))
    .rejectsOnce(cancelled('TransactionConflict', 'None'))
    .resolves({});
  await table.write(two);
  const [first, second, third] = aws
    .commandCalls(TransactWriteCommand)
    .map(({ args: [{ input }] }) => input.ClientRequestToken);
  expect(first).toBe(second);
  expect(third).not.toBe(second);
});
