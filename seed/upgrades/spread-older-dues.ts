import { QueryCommand, TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Due, DueKind, dueItem } from '#functions/domain/due/due-items.ts';

/** A home from when all that is due of a kind lay in one partition: each is put where it is looked for now. */
export async function spreadOlderDues(client: DynamoDBDocumentClient, TableName: string): Promise<void> {
  for (const kind of DueKind.options) {
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          ExclusiveStartKey,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': `DUE#${kind}` },
        }),
      );
      for (const item of page.Items ?? []) {
        const Key = { pk: item['pk'] as unknown, sk: item['sk'] as unknown };
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Put: { TableName, Item: dueItem(Due.parse(item)) } },
              { Delete: { TableName, Key } },
            ],
          }),
        );
      }
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
}
