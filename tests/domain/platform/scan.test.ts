import { expect, it } from 'vitest';
import { TableError } from '#functions/platform/clients/table-client.ts';
import { newMeter, withMeter } from '#functions/platform/table/meter.ts';
import { createScan } from '#functions/platform/table/scan.ts';

/** A client that notes what it is asked and answers one thing after the other. */
function scanAnswering(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const client = {
    async send(_name: string, input: Record<string, unknown>) {
      asked.push(input);
      const answer = answers.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { scan: createScan(client, 't'), asked };
}

const part = { segment: 1, segments: 4, entities: ['order', 'return'], from: undefined };
const item = { pk: 'ORDER#1', sk: 'HEAD', entity: 'order' };
const last = { pk: 'ORDER#9', sk: 'HEAD' };

it('a part of the table is read page by page, as it stands this moment, and what that costs is counted', async () => {
  const { scan, asked } = scanAnswering(
    { Items: [item], LastEvaluatedKey: last, ConsumedCapacity: { CapacityUnits: 25 } },
    { ConsumedCapacity: { CapacityUnits: 0.5 } },
  );
  const meter = newMeter();
  await withMeter(meter, async () => {
    expect(await scan(part)).toEqual({ items: [item], next: last });
    expect(await scan({ ...part, from: last })).toEqual({ items: [], next: undefined });
  });
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
  const busy = new TableError('ProvisionedThroughputExceededException', '');
  const other = new TableError('ValidationException', '');
  const { scan } = scanAnswering(busy, other);
  await expect(scan(part)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
  await expect(scan(part)).rejects.toBe(other);
});
