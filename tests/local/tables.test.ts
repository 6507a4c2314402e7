import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclaredTable, ensureTable } from '#infra/local/dynamodb/tables.ts';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';

const home = mkdtempSync(join(tmpdir(), 'cholang-tables-'));
let dynamo: Awaited<ReturnType<typeof startDynamo>>;
beforeAll(async () => {
  dynamo = await startDynamo(home);
});
afterAll(async () => {
  await dynamo.close();
  rmSync(home, { recursive: true });
});

const key = (AttributeName: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName, KeyType });

/** A table with one index, whose second key is called so. */
const tableWith = (secondKey: string): DeclaredTable => ({
  id: 'Table',
  stackName: 'Small',
  name: 'Changing',
  ref: 'Changing',
  region: 'ap-southeast-1',
  arn: 'arn:aws:dynamodb:ap-southeast-1:123456789012:table/Changing',
  metadata: {},
  properties: {
    KeySchema: [key('pk', 'HASH')],
    AttributeDefinitions: ['pk', 'changes', secondKey].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
    GlobalSecondaryIndexes: [
      {
        IndexName: 'changes',
        KeySchema: [key('changes', 'HASH'), key(secondKey, 'RANGE')],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  },
});

describe('data made before a key of an index was renamed', () => {
  const save = (item: Record<string, string>) =>
    callDynamo(dynamo.endpoint, 'PutItem', {
      TableName: 'Changing',
      Item: Object.fromEntries(Object.entries(item).map(([name, text]) => [name, { S: text }])),
    });

  async function inFeed(): Promise<(string | undefined)[]> {
    const { Items } = await callDynamo<{ Items: Record<string, { S: string }>[] }>(dynamo.endpoint, 'Query', {
      TableName: 'Changing',
      IndexName: 'changes',
      KeyConditionExpression: '#changes = :feed',
      ExpressionAttributeNames: { '#changes': 'changes' },
      ExpressionAttributeValues: { ':feed': { S: 'VIEW' } },
    });
    return Items.map(({ pk, changeId }) => `${pk?.S} ${changeId?.S}`);
  }

  it('is found under the new name, however often the market starts', async () => {
    await ensureTable(dynamo.endpoint, tableWith('changedAt'));
    await save({ pk: 'later', changes: 'VIEW', changedAt: '02' });
    await save({ pk: 'sooner', changes: 'VIEW', changedAt: '01' });
    await save({ pk: 'nothing to do with it' });
    const renamed = tableWith('changeId');
    await ensureTable(dynamo.endpoint, renamed);
    await save({ pk: 'new', changes: 'VIEW', changeId: '03' });
    await ensureTable(dynamo.endpoint, renamed);
    expect(await inFeed()).toEqual(['sooner 01', 'later 02', 'new 03']);
  });
});
