import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { newMeter, withMeter } from '#functions/platform/table/meter.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { create, type Key, put, update } from '#functions/platform/table/table-operations.ts';

type Sent = { name: string; input: object };

/** A table that answers from a list, one answer a call; errors in it are thrown. */
function tableAnswering(...answers: unknown[]) {
  const client = createDocumentClient();
  const aws = mockClient(client);
  aws.onAnyCommand().callsFake(() => {
    const answer = answers.shift() ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const sent = (): Sent[] =>
    aws.calls().map(({ args: [command] }) => ({ name: command.constructor.name, input: command.input }));
  return { table: createTable(client, 't'), sent };
}

const refusedOne = new ConditionalCheckFailedException({ message: '', $metadata: {} });
const cancelled = (...Codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: Codes.map((Code) => ({ Code })),
  });

const key = { pk: 'P', sk: 'S' };
const Thing = z.object({ a: z.number() });

describe('reading', () => {
  it('parses what is there', async () => {
    const { table } = tableAnswering({ Item: { ...key, a: 1 } });
    expect(await table.get(key, Thing)).toEqual({ a: 1 });
  });

  it('does not see an item whose time is over, though it was not deleted yet', async () => {
    const { table } = tableAnswering(
      { Item: { ...key, a: 1, expiresAt: nowSeconds() } },
      {
        Items: [
          { ...key, a: 1, expiresAt: nowSeconds() - 1 },
          { ...key, a: 2, expiresAt: nowSeconds() + 60 },
        ],
      },
    );
    expect(await table.get(key, Thing)).toBeUndefined();
    expect((await table.query({ pk: 'P' }, Thing)).items).toEqual([{ a: 2 }]);
  });

  describe('an index of what its caller has just changed', () => {
    const asked = { index: 'gsi2', pk: 'P', shows: { name: 'things', shards: 2 } } as const;
    const older = { ...key, a: 1, changeId: newId(Date.now() - 5_000) };
    const knowing = <T>(id: string, work: () => T): T =>
      withChanges(newChanges(`things.1.${id}`, Date.now()), work);

    it('is looked at again until it shows that, or something newer', async () => {
      const change = newId();
      const newer = { ...key, a: 2, changeId: newId(Date.now() + 5) };
      const { table, sent } = tableAnswering(
        { Items: [older] },
        { Items: [older] },
        { Items: [older, newer] },
      );
      const { items } = await knowing(change, () => table.query(asked, Thing));
      expect(items).toEqual([{ a: 1 }, { a: 2 }]);
      expect(sent()).toHaveLength(3);
    });

    it('is taken as it is in the end, at once where nothing changed or long ago', async () => {
      const { table, sent } = tableAnswering(...Array.from({ length: 6 }, () => ({ Items: [older] })));
      const looksOf = async (change: string) => {
        const before = sent().length;
        expect((await knowing(change, () => table.list(asked, Thing))).items).toEqual([{ a: 1 }]);
        return sent().length - before;
      };
      expect(await looksOf(newId())).toBe(4);
      expect(await looksOf(newId(Date.now() - 3_000))).toBe(1);
      expect(await looksOf('')).toBe(1);
    });
  });

  it('gives many back in the order they were asked for', async () => {
    const { table } = tableAnswering({
      Responses: {
        t: [
          { pk: 'B', sk: 'S', b: 2 },
          { ...key, a: 1 },
        ],
      },
    });
    const found = await table.getMany([
      [key, Thing],
      [{ pk: 'C', sk: 'S' }, Thing],
      [{ pk: 'B', sk: 'S' }, z.object({ b: z.number() })],
    ]);
    expect(found).toEqual([{ a: 1 }, undefined, { b: 2 }]);
  });

  it('asks again for what a busy table left unread', async () => {
    const other = { pk: 'O', sk: 'S' };
    const { table, sent } = tableAnswering(
      { Responses: { t: [{ ...key, a: 1 }] }, UnprocessedKeys: { t: { Keys: [other] } } },
      { Responses: { t: [{ ...other, a: 2 }] } },
    );
    expect(
      await table.getMany([
        [key, Thing],
        [other, Thing],
      ]),
    ).toEqual([{ a: 1 }, { a: 2 }]);
    expect(sent()[1]?.input).toMatchObject({ RequestItems: { t: { Keys: [other] } } });
  });

  it('does not give back among many what is over, and leaves out what nobody can read where it is only shown', async () => {
    const over = { pk: 'O', sk: 'S', a: 1, expiresAt: nowSeconds() };
    const unreadable = { pk: 'U', sk: 'S', a: 'one' };
    const Responses = { t: [over, unreadable, { ...key, a: 2 }] };
    const { table } = tableAnswering({ Responses }, { Responses });
    const asked = [over, unreadable, key].map(({ pk, sk }): [Key, typeof Thing] => [{ pk, sk }, Thing]);
    vi.spyOn(log, 'error').mockReturnValue();
    expect(await table.showMany(asked)).toEqual([undefined, undefined, { a: 2 }]);
    await expect(table.getMany(asked)).rejects.toThrow('expected number');
  });

  it('asks for none without a round trip, and for the same twice only once', async () => {
    const { table, sent } = tableAnswering({ Responses: { t: [{ ...key, a: 1 }] } });
    expect(await table.getMany([])).toEqual([]);
    expect(sent()).toHaveLength(0);
    expect(
      await table.getMany([
        [key, Thing],
        [key, Thing],
      ]),
    ).toEqual([{ a: 1 }, { a: 1 }]);
    expect(sent()[0]?.input).toMatchObject({ RequestItems: { t: { Keys: [key] } } });
  });

  it('reads this very moment, and a moment ago only where that is asked for', async () => {
    const { table, sent } = tableAnswering({}, {}, { Responses: {} }, { Responses: {} });
    await table.get(key, Thing);
    await table.recent.get(key, Thing);
    await table.getMany([[key, Thing]]);
    await table.recent.getMany([[key, Thing]]);
    const isExact = (exactly: boolean) => ({ ConsistentRead: exactly });
    expect(sent().map(({ input }) => input)).toMatchObject([
      isExact(true),
      isExact(false),
      { RequestItems: { t: isExact(true) } },
      { RequestItems: { t: isExact(false) } },
    ]);
  });

  it('turns a question into a key condition', async () => {
    const { table, sent } = tableAnswering();
    await table.query({ index: 'gsi1', pk: 'P', between: ['a', 'b'], limit: 5, newestFirst: true }, Thing);
    expect(sent()[0]?.input).toMatchObject({
      IndexName: 'gsi1',
      KeyConditionExpression: '#gsi1pk = :v0 AND #gsi1sk BETWEEN :v1 AND :v2',
      ExpressionAttributeValues: { ':v0': 'P', ':v1': 'a', ':v2': 'b' },
      Limit: 5,
      ScanIndexForward: false,
    });
  });

  it('does not ask what lies between a later place and an earlier one: nothing does', async () => {
    const { table, sent } = tableAnswering();
    expect(await table.query({ pk: 'P', between: ['b', 'a'] }, Thing)).toEqual({
      items: [],
      cursor: undefined,
    });
    expect(sent()).toEqual([]);
  });
});

describe('writing', () => {
  it('answers nothing when written, and the name of the refusal when not', async () => {
    const one = [create({ ...key }, { refusal: 'taken' })];
    expect(await tableAnswering({}).table.write(one)).toBeUndefined();
    expect(await tableAnswering(refusedOne).table.write(one)).toBe('taken');
  });

  it('names the first condition of a transaction that failed', async () => {
    const { table, sent } = tableAnswering(cancelled('None', 'ConditionalCheckFailed'));
    const refusal = await table.write([
      put({ ...key }),
      update(key, { set: { a: 1 } }, { refusal: 'second' }),
    ]);
    expect(refusal).toBe('second');
    expect(sent().map(({ name }) => name)).toEqual(['TransactWriteCommand']);
  });

  it('throws a refusal nobody named: it is a bug', async () => {
    await expect(tableAnswering(refusedOne).table.write([create({ ...key })])).rejects.toBe(refusedOne);
  });

  it('does nothing for nothing', async () => {
    const { table, sent } = tableAnswering();
    expect(await table.write([])).toBeUndefined();
    expect(sent()).toEqual([]);
  });

  it('tells how an item is after a change, or nothing when refused', async () => {
    const change = update(key, { add: { a: 1 } });
    expect(await tableAnswering({ Attributes: { a: 2 } }).table.change(change, Thing)).toEqual({ a: 2 });
    expect(await tableAnswering(refusedOne).table.change(change, Thing)).toBeUndefined();
  });
});

it('what a call costs is counted for it alone', async () => {
  const { table } = tableAnswering(
    { ConsumedCapacity: { CapacityUnits: 0.5 } },
    { ConsumedCapacity: [{ CapacityUnits: 2 }, { CapacityUnits: 3 }] },
  );
  const meter = newMeter();
  await withMeter(meter, async () => {
    await table.get(key, Thing);
    await table.write([put({ ...key }), put({ pk: 'B', sk: 'S' })]);
  });
  expect(meter).toEqual({ roundTrips: 2, readUnits: 0.5, writeUnits: 5 });
});

it('a write that is refused, or fails, is counted as a trip', async () => {
  const { table } = tableAnswering(refusedOne, refusedOne);
  const meter = newMeter();
  await withMeter(meter, async () => {
    await table.write([create({ ...key }, { refusal: 'taken' })]);
    await table.write([create({ ...key })]).catch(() => undefined);
  });
  expect(meter).toEqual({ roundTrips: 2, readUnits: 0, writeUnits: 0 });
});
