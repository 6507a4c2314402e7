import { callDynamo } from './aws-json.ts';
import { type DeclaredTable, expiryOf } from './tables.ts';

type AttributeValue = { S?: string; N?: string };
type Page = { Items: Record<string, AttributeValue>[]; LastEvaluatedKey?: Record<string, AttributeValue> };

/** Deletes what is past its time, which the emulator does not do by itself. */
export async function sweepExpired(endpoint: string, table: DeclaredTable, now: number): Promise<number> {
  const attribute = expiryOf(table);
  if (!attribute) return 0;
  const keyNames = table.properties.KeySchema.map(({ AttributeName }) => AttributeName);
  let deleted = 0;
  let start: Page['LastEvaluatedKey'];
  do {
    const page: Page = await callDynamo<Page>(endpoint, 'Scan', {
      TableName: table.name,
      FilterExpression: '#expiry <= :now',
      ExpressionAttributeNames: { '#expiry': attribute },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
      ExclusiveStartKey: start,
    });
    for (const item of page.Items) {
      const Key = Object.fromEntries(keyNames.map((name) => [name, item[name]]));
      await callDynamo(endpoint, 'DeleteItem', { TableName: table.name, Key });
      deleted += 1;
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return deleted;
}
