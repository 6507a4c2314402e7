import { callDynamo, ServiceError } from './aws-json.ts';
import { type DeclaredTable, expiryOf } from './tables.ts';

type AttributeValue = { S?: string; N?: string };
type Page = { Items: Record<string, AttributeValue>[]; LastEvaluatedKey?: Record<string, AttributeValue> };

/** Deletes what is past its time, which the emulator does not do by itself. */
export async function sweepExpired(endpoint: string, table: DeclaredTable, now: number): Promise<number> {
  const attribute = expiryOf(table);
  if (!attribute) return 0;
  const keyNames = table.properties.KeySchema.map(({ AttributeName }) => AttributeName);
  let deleted = 0;

  /** What was given more time since it was seen stays. */
  async function remove(Key: object): Promise<boolean> {
    const asked = { TableName: table.name, Key, ConditionExpression: '#expiry <= :now', ...isPast };
    try {
      await callDynamo(endpoint, 'DeleteItem', asked);
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.name === 'ConditionalCheckFailedException') return false;
      throw error;
    }
  }

  let start: Page['LastEvaluatedKey'];
  const isPast = {
    ExpressionAttributeNames: { '#expiry': attribute },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
  };
  do {
    const page: Page = await callDynamo<Page>(endpoint, 'Scan', {
      TableName: table.name,
      FilterExpression: '#expiry <= :now',
      ...isPast,
      ExclusiveStartKey: start,
    });
    for (const item of page.Items) {
      const Key = Object.fromEntries(keyNames.map((name) => [name, item[name]]));
      if (await remove(Key)) deleted += 1;
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return deleted;
}
