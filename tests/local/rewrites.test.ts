import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { moveSignIns } from '#functions/domain/accounts/sign-in/sign-in-rewrites.ts';
import { type Due, dueItem } from '#functions/domain/due/due-items.ts';
import { duesInLanes } from '#functions/domain/due/due-rewrites.ts';
import { ordersByMember } from '#functions/domain/orders/order-rewrites.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { findVouchers } from '#functions/domain/vouchers/voucher-repository.ts';
import { vouchersById } from '#functions/domain/vouchers/voucher-rewrites.ts';
import { type Rewrite, rewriteOf } from '#functions/platform/rewrites/rewrite.ts';
import { runRewrites, skipRewrites } from '#functions/platform/rewrites/run-rewrites.ts';
import { createScan, type Scan } from '#functions/platform/table/scan.ts';
import { shaped } from '#functions/platform/table/shapes.ts';
import { put, update } from '#functions/platform/table/table-operations.ts';
import { createTable, type Item, type Key, type Table } from '#functions/platform/table/table.ts';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { aVoucher } from '#tests/support/vouchers.ts';
import { anyCredentials, region } from '#seed/table-writer.ts';

const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() });
const home = mkdtempSync(join(tmpdir(), 'cholang-rewrites-'));
let dynamo: Awaited<ReturnType<typeof startDynamo>>;
let client: DynamoDBDocumentClient;
let table: Table;
let scan: Scan;
let tables = 0;
beforeAll(async () => {
  dynamo = await startDynamo(home);
  client = createDocumentClient({ endpoint: dynamo.endpoint, region, credentials: anyCredentials });
});
beforeEach(async () => {
  const TableName = `Older${(tables += 1)}`;
  await callDynamo(dynamo.endpoint, 'CreateTable', {
    TableName,
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    BillingMode: 'PAY_PER_REQUEST',
  });
  table = createTable(client, TableName);
  scan = createScan(client, TableName);
});
afterAll(async () => {
  await dynamo.close();
  rmSync(home, { recursive: true });
});

const find = ({ pk, sk }: Key) => table.get({ pk, sk }, AnyItem);
async function writeAll(items: readonly Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += 50)
    await table.write(items.slice(start, start + 50).map((item) => put(item)));
}

/** So many looks a run, and at the last of them it is cut off. */
function lookingOnly(times: number): Scan {
  let left = times;
  return (asked) => {
    if ((left -= 1) < 0) throw new Error('Cut off');
    return scan(asked);
  };
}

const run = (rewrite: Rewrite, { looks = Infinity, at = table } = {}) =>
  runRewrites({ table: at, now: () => new Date(), scan: lookingOnly(looks), until: Infinity }, [rewrite]);

/** Things had a price in a word, and have it in a number with its currency. */
const Thing = shaped(
  z.object({ id: z.string(), price: z.int(), currency: z.string() }),
  ({ cost, ...older }) => ({ ...older, price: Number(cost) }),
  (older) => ({ ...older, currency: 'VND' }),
);
const thingsOfToday = rewriteOf('thing', Thing);
const place = (id: string): Key => ({ pk: `THING#${id}`, sk: 'THING' });
const older = (id: string): Item => ({
  ...place(id),
  entity: 'thing',
  id,
  cost: '12',
  notes: null,
  tags: [],
  maker: { name: 'Lan', years: [1, 2] },
});
const names = (count: number) => Array.from({ length: count }, (_, number) => `t${number}`);
const today = {
  id: 't0',
  price: 12,
  currency: 'VND',
  v: 3,
  notes: null,
  tags: [],
  maker: { name: 'Lan', years: [1, 2] },
};

describe('items of an older shape', () => {
  it('are read as today’s whichever shape they have, and written as today’s once', async () => {
    const second: Item = { ...place('t1'), entity: 'thing', id: 't1', v: 2, price: 7 };
    const other: Item = { pk: 'OTHER', sk: 'OTHER', entity: 'other', cost: '1' };
    await writeAll([older('t0'), second, other]);
    expect(await table.get(place('t0'), Thing)).toEqual({ id: 't0', price: 12, currency: 'VND' });
    expect(await run(thingsOfToday)).toBe(true);
    expect(await find(place('t0'))).toEqual({ ...place('t0'), entity: 'thing', ...today });
    expect(await find(place('t1'))).toMatchObject({ price: 7, currency: 'VND', v: 3 });
    expect(await find(other)).toEqual(other);
  });

  it('cut off in the middle, the next run goes on where it stopped, and all are written', async () => {
    await writeAll(names(900).map(older));
    await expect(run(thingsOfToday, { looks: 5 })).rejects.toThrow('Cut off');
    expect(await run(thingsOfToday)).toBe(true);
    const found = await Promise.all(names(900).map((id) => find(place(id))));
    expect(found.filter((item) => item?.['v'] !== 3)).toEqual([]);
    // A third run looks at nothing but its checkpoints.
    expect(await run(thingsOfToday, { looks: 0 })).toBe(true);
  });

  it('changed by somebody meanwhile keep what was changed, and are brought up to date all the same', async () => {
    await writeAll([older('t0')]);
    let crossed = false;
    const busy: Table = {
      ...table,
      async write(operations) {
        // Before the item itself is written: checkpoints of segments that hold nothing are written beside it.
        if (!crossed && operations.some((one) => JSON.stringify(one.build('')).includes('THING#t0'))) {
          crossed = true;
          await table.write([update(place('t0'), { set: { notes: 'sửa', cost: '99' } })]);
        }
        return table.write(operations);
      },
    };
    expect(await run(thingsOfToday, { at: busy })).toBe(true);
    expect(await find(place('t0'))).toMatchObject({ notes: 'sửa', price: 99, currency: 'VND', v: 3 });
  });

  it('worked on by two at once come out the same', async () => {
    await writeAll(names(50).map(older));
    await Promise.allSettled([run(thingsOfToday), run(thingsOfToday)]);
    expect(await run(thingsOfToday)).toBe(true);
    const found = await Promise.all(names(50).map((id) => find(place(id))));
    expect(found.filter((item) => item?.['price'] !== 12 || item['v'] !== 3)).toEqual([]);
  });

  it('gone meanwhile stay gone', async () => {
    await writeAll([older('t0')]);
    const vanishing: Scan = async (asked) => {
      const page = await scan(asked);
      for (const { pk, sk } of page.items)
        await table.write([
          { refusal: undefined, build: (TableName) => ({ Delete: { TableName, Key: { pk, sk } } }) },
        ]);
      return page;
    };
    await runRewrites({ table, now: () => new Date(), scan: vanishing, until: Infinity }, [thingsOfToday]);
    expect(await find(place('t0'))).toBeUndefined();
  });

  it('in a view are told to it: their place in its feed is a new one, and only when something was written', async () => {
    const fed = { ...older('t0'), changes: 'VIEW#things#0', changeId: '01OLD' };
    await writeAll([fed]);
    await run(thingsOfToday);
    const changeId = (await find(fed))?.['changeId'];
    expect(changeId).not.toBe('01OLD');
    await run({ ...thingsOfToday, name: 'again' });
    expect((await find(fed))?.['changeId']).toBe(changeId);
  });

  it('are not looked for in a table that today’s hand has filled', async () => {
    await skipRewrites({ table, now: () => new Date() }, [thingsOfToday]);
    expect(await run(thingsOfToday, { looks: 0 })).toBe(true);
  });
});

it('orders made before members’ were read by key are found so, and nobody else’s', async () => {
  const head = (id: string, userId: string | null) => ({
    pk: `ORDER#${id}`,
    sk: 'HEAD',
    entity: 'order',
    id,
    userId,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const profile = { pk: 'USER#lan', sk: 'PROFILE', entity: 'user' };
  await writeAll([head('o1', 'lan'), head('guest', null), profile]);
  await run(ordersByMember);
  expect(await find(head('o1', 'lan'))).toMatchObject({
    gsi2pk: 'ORDERS-OF#lan',
    gsi2sk: '2026-01-01T00:00:00.000Z#o1',
  });
  for (const key of [head('guest', null), profile]) expect(await find(key)).not.toHaveProperty('gsi2pk');
});

it('what members sign in with goes to partitions of its own; all else stays', async () => {
  const profile = { pk: 'USER#lan', sk: 'PROFILE', entity: 'user' };
  const voucher = { pk: 'USER#lan', sk: 'VOUCHER#1', entity: 'voucher' };
  const own = [
    { pk: 'USER#lan', sk: 'CREDENTIALS', entity: 'credentials', passwordHash: 'h' },
    { pk: 'USER#lan', sk: 'SESSION#s1', entity: 'session', startedAt: 1 },
    { pk: 'USER#lan', sk: 'OTP', entity: 'otp' },
  ];
  await writeAll([profile, voucher, ...own]);
  await run(moveSignIns);
  expect(await find(accountKeys.credentials('lan'))).toMatchObject({ passwordHash: 'h' });
  expect(await find(accountKeys.session('lan', 's1'))).toMatchObject({ startedAt: 1 });
  expect(await find(accountKeys.otp('lan'))).toMatchObject({ entity: 'otp' });
  for (const key of own) expect(await find(key)).toBeUndefined();
  for (const key of [profile, voucher]) expect(await find(key)).toBeDefined();
});

it('what has been written at the new place since is newer than what would be moved there', async () => {
  const before = { pk: 'USER#lan', sk: 'CREDENTIALS', entity: 'credentials', passwordHash: 'old' };
  const since = { ...before, pk: 'SIGNIN#lan', passwordHash: 'new' };
  await writeAll([before, since]);
  await run(moveSignIns);
  expect(await find(since)).toMatchObject({ passwordHash: 'new' });
  expect(await find(before)).toBeUndefined();
});

it('what was due before there were lanes is found in them, and in the one partition no more', async () => {
  const dues: Due[] = Array.from({ length: 20 }, (_, number) => ({
    at: '2026-11-01T00:00:00.000Z',
    kind: number % 2 ? 'unpaid-order' : 'payment-expiry',
    of: `o${number}`,
  }));
  const before = (due: Due) => ({ ...dueItem(due), pk: `DUE#${due.kind}` });
  await writeAll(dues.map(before));
  await run(duesInLanes);
  for (const due of dues) {
    expect(await find(dueItem(due))).toMatchObject(due);
    expect(await find(before(due))).toBeUndefined();
  }
});

it('vouchers from before staff wrote them are found by their id, to be taken by whoever likes', async () => {
  const { reach: _, perPerson: __, version: ___, ...promise } = aVoucher({ code: 'CHOSOM' });
  const before = {
    ...promise,
    pk: 'VOUCHER-CAMPAIGNS',
    sk: `${promise.validTo}#${promise.id}`,
    entity: 'voucher-campaign',
    handoutLimit: 5,
  };
  await writeAll([before]);
  await run(vouchersById);
  expect((await findVouchers(table, [promise.id])).get(promise.id)).toMatchObject({
    ...promise,
    handoutLimit: 5,
    reach: 'collect',
    perPerson: 1,
    version: 1,
  });
  expect(await find(before)).toBeUndefined();
});
