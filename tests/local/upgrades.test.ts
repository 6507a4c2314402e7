import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { type Due, dueItem } from '#functions/domain/due/due-items.ts';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { openTableWriter, type TableWriter } from '#seed/table-writer.ts';
import { moveOlderSignIns } from '#seed/upgrades/move-older-sign-ins.ts';
import { placeOlderOrders } from '#seed/upgrades/place-older-orders.ts';
import { spreadOlderDues } from '#seed/upgrades/spread-older-dues.ts';

const home = mkdtempSync(join(tmpdir(), 'cholang-upgrades-'));
const TableName = 'Older';
let dynamo: Awaited<ReturnType<typeof startDynamo>>;
let table: TableWriter;
beforeAll(async () => {
  dynamo = await startDynamo(home);
  await callDynamo(dynamo.endpoint, 'CreateTable', {
    TableName,
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    BillingMode: 'PAY_PER_REQUEST',
  });
  table = openTableWriter(dynamo.endpoint, TableName);
});
afterAll(async () => {
  table.close();
  await dynamo.close();
  rmSync(home, { recursive: true });
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
  await table.writeAll([
    head('o1', 'lan'),
    head('guest', null),
    { pk: 'USER#lan', sk: 'PROFILE', entity: 'user' },
  ]);
  await placeOlderOrders(table.client, TableName);
  expect(await table.find({ pk: 'ORDER#o1', sk: 'HEAD' })).toMatchObject({
    gsi2pk: 'ORDERS-OF#lan',
    gsi2sk: '2026-01-01T00:00:00.000Z#o1',
  });
  for (const key of [
    { pk: 'ORDER#guest', sk: 'HEAD' },
    { pk: 'USER#lan', sk: 'PROFILE' },
  ])
    expect(await table.find(key)).not.toHaveProperty('gsi2pk');
});

it('what members sign in with goes to partitions of its own, twice as well as once; all else stays', async () => {
  const profile = { pk: 'USER#lan', sk: 'PROFILE', entity: 'user' };
  const voucher = { pk: 'USER#lan', sk: 'VOUCHER#1', entity: 'voucher' };
  const own = [
    { pk: 'USER#lan', sk: 'CREDENTIALS', entity: 'credentials', passwordHash: 'h' },
    { pk: 'USER#lan', sk: 'SESSION#s1', entity: 'session', startedAt: 1 },
    { pk: 'USER#lan', sk: 'OTP', entity: 'otp' },
  ];
  await table.writeAll([profile, voucher, ...own]);
  await moveOlderSignIns(table.client, TableName);
  await moveOlderSignIns(table.client, TableName);
  expect(await table.find(accountKeys.credentials('lan'))).toMatchObject({ passwordHash: 'h' });
  expect(await table.find(accountKeys.session('lan', 's1'))).toMatchObject({ startedAt: 1 });
  expect(await table.find(accountKeys.otp('lan'))).toMatchObject({ entity: 'otp' });
  for (const { pk, sk } of own) expect(await table.find({ pk, sk })).toBeUndefined();
  for (const { pk, sk } of [profile, voucher]) expect(await table.find({ pk, sk })).toBeDefined();
});

it('what was due before there were lanes is found in them, and in the one partition no more', async () => {
  const dues: Due[] = Array.from({ length: 20 }, (_, place) => ({
    at: '2026-11-01T00:00:00.000Z',
    kind: place % 2 ? 'unpaid-order' : 'payment-expiry',
    of: `o${place}`,
  }));
  const older = (due: Due) => ({ ...dueItem(due), pk: `DUE#${due.kind}` });
  await table.writeAll(dues.map(older));
  await spreadOlderDues(table.client, TableName);
  await spreadOlderDues(table.client, TableName);
  for (const due of dues) {
    const { pk, sk } = dueItem(due);
    expect(await table.find({ pk, sk })).toMatchObject(due);
    expect(await table.find({ pk: older(due).pk, sk })).toBeUndefined();
  }
});
