import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type BatchWriteCommandInput,
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Item, Key } from '#functions/platform/table/table-operations.ts';
import { inGroups, forEachConcurrently } from './concurrency.ts';

const batchSize = 25;
const lanes = 8;
export const region = 'ap-southeast-1';
/**
 * The local cloud's own: DynamoDB Local keeps a database for each key and region. A real account's credentials are
 * never read here.
 */
export const anyCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>;

export function openTableWriter(endpoint: string, tableName: string) {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: anyCredentials, maxAttempts: 8 }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

  async function writeGroup(group: Item[]): Promise<void> {
    let left: Requests = { [tableName]: group.map((item) => ({ PutRequest: { Item: item } })) };
    for (let pause = 25; Object.keys(left).length > 0; pause = Math.min(2_000, pause * 2)) {
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: left }));
      left = UnprocessedItems ?? {};
      if (Object.keys(left).length > 0) await sleep(pause);
    }
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
      forEachConcurrently(inGroups(items, batchSize), lanes, writeGroup),
    close: () => client.destroy(),
  };
}

export type TableWriter = ReturnType<typeof openTableWriter>;
