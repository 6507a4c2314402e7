import { setTimeout as wait } from 'node:timers/promises';
import { callDynamo, ServiceError } from '../http/aws-json.ts';
import { type DeclaredTable, expiryOf } from './tables.ts';

type AttributeValue = { S?: string; N?: string };
type Page = { Items: Record<string, AttributeValue>[]; LastEvaluatedKey?: Record<string, AttributeValue> };

const pageSize = 500;

/** Deletes expired items, which the emulator does not; `rest` pauses after each page of the whole scan. */
export async function sweepExpired(
  endpoint: string,
  table: DeclaredTable,
  now: number,
  rest?: (milliseconds: number) => Promise<unknown>,
): Promise<number> {
  const attribute = expiryOf(table);
  if (!attribute) return 0;
  const keyNames = table.properties.KeySchema.map(({ AttributeName }) => AttributeName);
  let deleted = 0;

  /** Deletes an item unless its expiry was extended since it was read. */
  async function remove(Key: object): Promise<boolean> {
    const asked = { TableName: table.name, Key, ConditionExpression: '#expiry <= :now', ...isPast };
    try {
      await callDynamo(endpoint, 'DeleteItem', asked);
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.name === 'ConditionalCheckFailedException') return false;
      throw error;
    }
  }

  let start: Page['LastEvaluatedKey'];
  const isPast = {
    ExpressionAttributeNames: { '#expiry': attribute },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
  };
  do {
    const began = performance.now();
    const page: Page = await callDynamo<Page>(endpoint, 'Scan', {
      TableName: table.name,
      FilterExpression: '#expiry <= :now',
      ...isPast,
      ExclusiveStartKey: start,
      Limit: pageSize,
    });
    for (const item of page.Items) {
      const Key = Object.fromEntries(keyNames.map((name) => [name, item[name]]));
      if (await remove(Key)) deleted += 1;
    }
    start = page.LastEvaluatedKey;
    if (start) await rest?.(performance.now() - began);
  } while (start);
  return deleted;
}

const betweenSweeps = 60_000;
/** Pauses nine times as long as a page took, so the emulator is free for others nine tenths of the time. */
const restFactor = 9;

/** Sweeps repeatedly in the background, never twice at once. Returns a function that stops it. */
export function keepSwept(endpoint: string, table: DeclaredTable, now: () => number): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rest = (milliseconds: number) => wait(milliseconds * restFactor, undefined, { signal, ref: false });
  const tell = (error: unknown) => {
    if (!signal.aborted) process.stderr.write(`sweeper: ${String(error)}\n`);
  };
  const work = async () => {
    while (!signal.aborted) {
      await wait(betweenSweeps, undefined, { signal, ref: false });
      await sweepExpired(endpoint, table, now(), rest).catch(tell);
    }
  };
  work().catch(tell);
  return () => stopped.abort();
}
