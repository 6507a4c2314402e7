import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Due, dueItem } from '#functions/domain/due/due-items.ts';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { ensureTable } from '#infra/local/dynamodb/tables.ts';
import { spreadOlderDues } from '#seed/upgrades/spread-older-dues.ts';
import { openTableWriter } from '#seed/table-writer.ts';

const home = mkdtempSync(join(tmpdir(), 'cholang-dues-'));
const TableName = 'Older';
let dynamo: Awaited<ReturnType<typeof startDynamo>>;
beforeAll(async () => {
  dynamo = await startDynamo(home);
  await ensureTable(dynamo.endpoint, {
    name: TableName,
    properties: {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    },
  } as Parameters<typeof ensureTable>[1]);
});
afterAll(async () => {
  await dynamo.close();
  rmSync(home, { recursive: true });
});

it('what was due before there were lanes is found in them, and in the one partition no more', async () => {
  const table = openTableWriter(dynamo.endpoint, TableName);
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
  table.close();
});
