import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { newMeter, withMeter } from '#functions/platform/table/meter.ts';
import { createScan } from '#functions/platform/table/scan.ts';

function aScan() {
  const client = createDocumentClient();
  return { scan: createScan(client, 't'), aws: mockClient(client) };
}

const part = { segment: 1, segments: 4, entities: ['order', 'return'], from: undefined };
const item = { pk: 'ORDER#1', sk: 'HEAD', entity: 'order' };
const last = { pk: 'ORDER#9', sk: 'HEAD' };

it('a part of the table is read page by page, as it stands this moment, and what that costs is counted', async () => {
  const { scan, aws } = aScan();
  aws
    .on(ScanCommand)
    .resolvesOnce({ Items: [item], LastEvaluatedKey: last, ConsumedCapacity: { CapacityUnits: 25 } })
    .resolves({ ConsumedCapacity: { CapacityUnits: 0.5 } });
  const meter = newMeter();
  await withMeter(meter, async () => {
    expect(await scan(part)).toEqual({ items: [item], next: last });
    expect(await scan({ ...part, from: last })).toEqual({ items: [], next: undefined });
  });
  const asked = aws.commandCalls(ScanCommand).map(({ args: [{ input }] }) => input);
  expect(asked[0]).toMatchObject({
    TableName: 't',
    Segment: 1,
    TotalSegments: 4,
    Limit: 200,
    FilterExpression: '#entity IN (:v0, :v1)',
    ExpressionAttributeNames: { '#entity': 'entity' },
    ExpressionAttributeValues: { ':v0': 'order', ':v1': 'return' },
    ConsistentRead: true,
  });
  expect(asked.map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([undefined, last]);
  expect(meter).toEqual({ roundTrips: 2, readUnits: 25.5, writeUnits: 0 });
});

it('a busy table asks to come again, and any other fault is told as it is', async () => {
  const [busy, other] = ['ProvisionedThroughputExceededException', 'ValidationException'].map((name) =>
    Object.assign(new Error(name), { name }),
  );
  const { scan, aws } = aScan();
  aws.on(ScanCommand).rejectsOnce(busy).rejects(other);
  await expect(scan(part)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
  await expect(scan(part)).rejects.toBe(other);
});
