import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { moveOlderSignIns } from '#seed/upgrades/move-older-sign-ins.ts';
import { openTableWriter } from '#seed/table-writer.ts';

const home = mkdtempSync(join(tmpdir(), 'cholang-sign-ins-'));
const TableName = 'Older';
let dynamo: Awaited<ReturnType<typeof startDynamo>>;
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
});
afterAll(async () => {
  await dynamo.close();
  rmSync(home, { recursive: true });
});

it('what members sign in with goes to partitions of its own, twice as well as once; all else stays', async () => {
  const table = openTableWriter(dynamo.endpoint, TableName);
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
  table.close();
});
