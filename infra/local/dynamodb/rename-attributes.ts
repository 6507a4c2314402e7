import { callDynamo, ServiceError } from '../http/aws-json.ts';

export type NewName = { from: string; to: string };

type Item = Record<string, { S?: string }>;
type Page = { Items: Item[]; LastEvaluatedKey?: Item };

/** Renames an attribute of every item; skips renamed ones, so it can be interrupted and repeated. */
export async function renameAttributes(
  endpoint: string,
  { name: TableName, keyNames }: { name: string; keyNames: readonly string[] },
  { from, to }: NewName,
): Promise<void> {
  /** Renames one item; the condition skips an item that was meanwhile written with the new name. */
  async function rename(item: Item): Promise<void> {
    try {
      await callDynamo(endpoint, 'UpdateItem', {
        TableName,
        Key: Object.fromEntries(keyNames.map((name) => [name, item[name]])),
        UpdateExpression: 'SET #to = #from REMOVE #from',
        ConditionExpression: 'attribute_exists(#from)',
        ExpressionAttributeNames: { '#from': from, '#to': to },
      });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.name !== 'ConditionalCheckFailedException') throw error;
    }
  }

  let start: Page['LastEvaluatedKey'];
  do {
    const page: Page = await callDynamo<Page>(endpoint, 'Scan', {
      TableName,
      FilterExpression: 'attribute_exists(#from)',
      ExpressionAttributeNames: { '#from': from },
      ExclusiveStartKey: start,
    });
    for (const item of page.Items) await rename(item);
    start = page.LastEvaluatedKey;
  } while (start);
}
