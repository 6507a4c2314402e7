import { paginateScan, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';

const Head = z.object({
  pk: z.string(),
  sk: z.string(),
  id: z.string(),
  userId: z.string(),
  createdAt: z.string(),
});

/** A home from before members' orders were read by key: whatever was ordered there is found so from now on. */
export async function placeOlderOrders(client: DynamoDBDocumentClient, TableName: string): Promise<void> {
  const asked = {
    TableName,
    FilterExpression: '#entity = :order AND attribute_not_exists(gsi2pk)',
    ExpressionAttributeNames: { '#entity': 'entity' },
    ExpressionAttributeValues: { ':order': 'order' },
  };
  for await (const { Items = [] } of paginateScan({ client }, asked))
    for (const item of Items) {
      const { data: head } = Head.safeParse(item);
      // A guest's is found by other ways.
      if (!head) continue;
      const { gsi2pk, gsi2sk } = orderKeys.byMember(head.userId, head.createdAt, head.id);
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { pk: head.pk, sk: head.sk },
          UpdateExpression: 'SET gsi2pk = :pk, gsi2sk = :sk',
          ExpressionAttributeValues: { ':pk': gsi2pk, ':sk': gsi2sk },
        }),
      );
    }
}
