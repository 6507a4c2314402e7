import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { moved, Stored } from './moved.ts';

/** A home from before passwords and sessions lay in partitions of their own: they are moved there. */
export async function moveOlderSignIns(client: DynamoDBDocumentClient, TableName: string): Promise<void> {
  const asked = {
    TableName,
    FilterExpression:
      'begins_with(pk, :user) AND (sk = :password OR sk = :code OR begins_with(sk, :session))',
    ExpressionAttributeValues: {
      ':user': 'USER#',
      ':password': 'CREDENTIALS',
      ':code': 'OTP',
      ':session': 'SESSION#',
    },
  };
  for await (const { Items = [] } of paginateScan({ client }, asked))
    for (const from of Items.map((item) => Stored.parse(item)))
      await moved(client, TableName, { from, to: { ...from, pk: from.pk.replace('USER#', 'SIGNIN#') } });
}
