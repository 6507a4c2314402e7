import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import type { Item, Key } from '#functions/platform/table/table-operations.ts';
import { inGroups } from './concurrency.ts';

/** Items per transaction: the emulator commits one once but a batch per item, half as fast. */
const together = 100;
export const region = 'ap-southeast-1';
/** Credentials of the local cloud; DynamoDB Local has a separate database for each key and region. */
export const anyCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

export function openTableWriter(endpoint: string, TableName: string) {
  const client = createDocumentClient({ endpoint, region, credentials: anyCredentials });

  async function writeGroup(group: Item[]): Promise<void> {
    const TransactItems = group.map((Item) => ({ Put: { TableName, Item } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }

  return {
    async find(Key: Key): Promise<Record<string, unknown> | undefined> {
      return (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
    },
    async put(Item: Item): Promise<void> {
      await client.send(new PutCommand({ TableName, Item }));
    },
    /** Writes chunks one after the other: two at once take as long and twice the processor time. */
    async writeAll(items: Iterable<Item>): Promise<void> {
      for (const group of inGroups(items, together)) await writeGroup(group);
    },
    close: () => client.config.requestHandler.destroy?.(),
  };
}

export type TableWriter = ReturnType<typeof openTableWriter>;
