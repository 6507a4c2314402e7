import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from '#functions/platform/table/table-operations.ts';
import { inGroups, forEachConcurrently } from './concurrency.ts';

/** A transaction is one commit to the emulator's file, a batch one for each item: twice as fast by this. */
const together = 100;
const lanes = 2;
export const region = 'ap-southeast-1';
/**
 * The local cloud's own: DynamoDB Local keeps a database for each key and region. A real account's credentials are
 * never read here.
 */
export const anyCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

export function openTableWriter(endpoint: string, tableName: string) {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: anyCredentials, maxAttempts: 8 }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

  async function writeGroup(group: Item[]): Promise<void> {
    const TransactItems = group.map((item) => ({ Put: { TableName: tableName, Item: item } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }

  return {
    async find(key: Key): Promise<Record<string, unknown> | undefined> {
      const { Item } = await client.send(
        new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
      );
      return Item;
    },
    async put(item: Item): Promise<void> {
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },
    writeAll: (items: Iterable<Item>): Promise<void> =>
      forEachConcurrently(inGroups(items, together), lanes, writeGroup),
    close: () => client.destroy(),
  };
}

export type TableWriter = ReturnType<typeof openTableWriter>;
