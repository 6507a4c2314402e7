import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { Due, DueKind, dueItem } from '#functions/domain/due/due-items.ts';
import { moved, Stored } from './moved.ts';

/** A home from when all that is due of a kind lay in one partition: each is put where it is looked for now. */
export async function spreadOlderDues(client: DynamoDBDocumentClient, TableName: string): Promise<void> {
  for (const kind of DueKind.options) {
    const asked = {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `DUE#${kind}` },
    };
    for await (const { Items = [] } of paginateQuery({ client }, asked))
      for (const item of Items)
        await moved(client, TableName, { from: Stored.parse(item), to: dueItem(Due.parse(item)) });
  }
}
