import { callDynamo, ServiceError } from '../http/aws-json.ts';

export type NewName = { from: string; to: string };

type Item = Record<string, { S?: string }>;
type Page = { Items: Item[]; LastEvaluatedKey?: Item };

/** Gives an attribute of every item another name; what was renamed before is left alone, so it may be cut short. */
export async function renameAttributes(
  endpoint: string,
  { name: TableName, keyNames }: { name: string; keyNames: readonly string[] },
  { from, to }: NewName,
): Promise<void> {
  /** What somebody wrote anew since it was read has its new name already. */
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
