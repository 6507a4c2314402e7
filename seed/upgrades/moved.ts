import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';

export const Stored = z.looseObject({ pk: z.string(), sk: z.string() });
export type Stored = z.output<typeof Stored>;

/** An item under another key: at once, so that whoever is stopped on the way goes on where they were. */
export async function moved(
  client: DynamoDBDocumentClient,
  TableName: string,
  { from, to: Item }: { from: Stored; to: Stored },
): Promise<void> {
  const Key = { pk: from.pk, sk: from.sk };
  await client.send(
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName, Item } }, { Delete: { TableName, Key } }],
    }),
  );
}
