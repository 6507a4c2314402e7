import { ScanCommand, TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

const Older = z.looseObject({ pk: z.string().startsWith('USER#'), sk: z.string() });

/** A home from before passwords and sessions lay in partitions of their own: they are moved there, each at once. */
export async function moveOlderSignIns(client: DynamoDBDocumentClient, TableName: string): Promise<void> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        ExclusiveStartKey,
        FilterExpression:
          'begins_with(pk, :user) AND (sk = :password OR sk = :code OR begins_with(sk, :session))',
        ExpressionAttributeValues: {
          ':user': 'USER#',
          ':password': 'CREDENTIALS',
          ':code': 'OTP',
          ':session': 'SESSION#',
        },
      }),
    );
    for (const found of page.Items ?? []) {
      const { pk, sk, ...item } = Older.parse(found);
      const Item = { ...item, pk: pk.replace('USER#', 'SIGNIN#'), sk };
      await client.send(
        new TransactWriteCommand({
          TransactItems: [{ Put: { TableName, Item } }, { Delete: { TableName, Key: { pk, sk } } }],
        }),
      );
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
