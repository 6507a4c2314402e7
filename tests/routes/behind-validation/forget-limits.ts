import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { remove } from '#functions/platform/table/table-operations.ts';
import type { World } from '#tests/support/world.ts';

const Keys = z.array(z.object({ pk: z.string(), sk: z.string() }));

/** How often somebody called is forgotten: here it is not about that, and thousands of calls are made in a minute. */
export async function forgetLimits({ cloud, table }: World): Promise<void> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: cloud.endpoints.dynamodb,
      region: 'ap-southeast-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  const asked = {
    TableName: cloud.tableName,
    FilterExpression: 'begins_with(pk, :limit)',
    ProjectionExpression: 'pk, sk',
    ExpressionAttributeValues: { ':limit': 'LIMIT#' },
  };
  for await (const { Items } of paginateScan({ client }, asked))
    for (const key of Keys.parse(Items)) await table.write([remove(key)]);
  client.destroy();
}
