import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { placeOlderOrders } from '#seed/upgrades/place-older-orders.ts';
import { openTableWriter } from '#seed/table-writer.ts';

const home = mkdtempSync(join(tmpdir(), 'cholang-orders-'));
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

it('orders made before members’ were read by key are found so, and nobody else’s', async () => {
  const table = openTableWriter(dynamo.endpoint, TableName);
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
  table.close();
});
