import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody, serve } from '../http/http-tools.ts';
import type { DeclaredTable } from '../dynamodb/tables.ts';
import type { Chaos } from './chaos.ts';
import { createLateItems, type Image, type KeyNames, type LatePlace } from './late-items.ts';
import { lateQuery, type Page, Query } from './late-query.ts';
import { burstCalls } from './rates.ts';
import { isWrite, writtenKeys } from './writes.ts';

type Body = Record<string, unknown>;
type Refusal = { name: string; message: string; reasons?: { Code: string }[] };

const maxBodyBytes = 16 * 1024 * 1024;

const throttled: Refusal = {
  name: 'ProvisionedThroughputExceededException',
  message: 'The level of configured provisioned throughput for the table was exceeded.',
};

function refuse(response: ServerResponse, { name, message, reasons }: Refusal): void {
  const body = { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, CancellationReasons: reasons };
  send(response, 400, JSON.stringify(body));
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Starts a proxy for the table that refuses, delays and drops calls and serves stale index reads. */
export async function startChaoticTable(chaos: Chaos, endpoint: string, table: DeclaredTable) {
  const { KeySchema, GlobalSecondaryIndexes = [] } = table.properties;
  const names = namesOf(KeySchema);
  const indexes = new Map(GlobalSecondaryIndexes.map((index) => [index.IndexName, namesOf(index.KeySchema)]));
  const late = createLateItems(names, (place) => chaos.lasts(place));
  const agent = new http.Agent({ keepAlive: true });
  let burst = 0;
  /** Tokens of transactions that were carried out although their reply was dropped. */
  const untold = new Set<unknown>();

  function forward(operation: string, body: Body): Promise<{ status: number; text: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/ap-southeast-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    };
    const asking = http.request(endpoint, { method: 'POST', agent, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    asking.on('error', reject);
    asking.end(JSON.stringify(body));
    return promise;
  }

  async function ask<T>(operation: string, body: Body): Promise<T> {
    const { status, text } = await forward(operation, body);
    if (status !== 200) throw new Error(`${operation}: ${text}`);
    return JSON.parse(text) as T;
  }

  function refusalOf(operation: string, body: Body): Refusal | undefined {
    if (burst > 0) {
      burst -= 1;
      return throttled;
    }
    if (chaos.strikes('burst')) burst = burstCalls;
    // The emulator recognizes the token and does not run the transaction again, so it must not be cancelled.
    if (untold.has(body['ClientRequestToken'])) return undefined;
    if (chaos.strikes('throttle'))
      return operation === 'TransactWriteItems' ? cancelledBy('ThrottlingError', body) : throttled;
    if (!isWrite(operation) || !chaos.strikes('conflict')) return undefined;
    if (operation === 'TransactWriteItems') return cancelledBy('TransactionConflict', body);
    return { name: 'TransactionConflictException', message: 'Transaction is ongoing for the item' };
  }

  /** Builds a cancellation that blames a random item of the transaction. */
  function cancelledBy(code: string, { TransactItems }: Body): Refusal {
    const { length } = TransactItems as unknown[];
    const [culprit, codes] = [chaos.oneOf(length), Array.from({ length }, () => 'None')];
    codes[culprit] = code;
    const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`;
    return { name: 'TransactionCanceledException', message, reasons: codes.map((Code) => ({ Code })) };
  }

  /** Reads the items as they are before a write. */
  async function imagesOf(keys: Image[]): Promise<Map<string, Image>> {
    const { Responses } = await ask<{ Responses: Record<string, Image[]> }>('BatchGetItem', {
      RequestItems: { [table.name]: { Keys: keys, ConsistentRead: true } },
    });
    return new Map((Responses[table.name] ?? []).map((item) => [late.nameOf(item), item]));
  }

  async function write(operation: string, body: Body) {
    const keys = writtenKeys(operation, body, names);
    const before = keys.length > 0 ? await imagesOf(keys) : new Map<string, Image>();
    const answer = await forward(operation, body);
    if (answer.status === 200)
      for (const key of keys) late.written(key, before.get(late.nameOf(key)), Date.now());
    return answer;
  }

  async function query(body: Body) {
    const parsed = Query.parse(body);
    const { IndexName: index, ConsistentRead: isConsistent } = parsed;
    const place: LatePlace = index === undefined ? 'replica' : 'index';
    const shown = late.shown(place, Date.now());
    if (isConsistent || shown.size === 0) return forward('Query', body);
    const asked = indexes.get(index ?? '') ?? names;
    let consumed: unknown;
    const page = await lateQuery(parsed, { names, asked, shown }, async (one) => {
      const answer = await ask<Page & { ConsumedCapacity?: unknown }>('Query', one);
      consumed = answer.ConsumedCapacity;
      return answer;
    });
    return { status: 200, text: JSON.stringify({ ...page, ConsumedCapacity: consumed }) };
  }

  async function getItem(body: Body) {
    const shown = body['ConsistentRead'] === true ? undefined : late.shown('replica', Date.now());
    const name = late.nameOf(body['Key'] as Image);
    const answer = await forward('GetItem', body);
    if (!shown?.has(name) || answer.status !== 200) return answer;
    const reply = JSON.parse(answer.text) as Body;
    return { status: 200, text: JSON.stringify({ ...reply, Item: shown.get(name) }) };
  }

  async function batchGet(body: Body) {
    type Asked = { Keys: Image[]; ConsistentRead?: boolean };
    const request = body['RequestItems'] as Record<string, Asked>;
    const { Keys: keys = [], ConsistentRead: isConsistent } = request[table.name] ?? {};
    const half = keys.length > 1 && chaos.strikes('halfABatch') ? Math.ceil(keys.length / 2) : keys.length;
    const [now, later] = [keys.slice(0, half), keys.slice(half)];
    const answer = await forward('BatchGetItem', {
      ...body,
      RequestItems: { [table.name]: { ...request[table.name], Keys: now } },
    });
    if (answer.status !== 200) return answer;
    const reply = JSON.parse(answer.text) as { Responses: Record<string, Image[]> };
    const shown = isConsistent ? new Map<string, undefined>() : late.shown('replica', Date.now());
    const asItIs = (reply.Responses[table.name] ?? []).filter((item) => !shown.has(late.nameOf(item)));
    const asItWas = now.flatMap((key) => shown.get(late.nameOf(key)) ?? []);
    const UnprocessedKeys = later.length > 0 ? { [table.name]: { ...request[table.name], Keys: later } } : {};
    return {
      status: 200,
      text: JSON.stringify({
        ...reply,
        Responses: { [table.name]: [...asItIs, ...asItWas] },
        UnprocessedKeys,
      }),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const body = JSON.parse(String(await readBody(request, maxBodyBytes))) as Body;
    if (chaos.strikes('slow')) await wait(chaos.lasts('slow'));
    const refusal = refusalOf(operation, body);
    if (refusal) return refuse(response, refusal);
    const { status, text } = await carryOut(operation, body);
    if (operation === 'TransactWriteItems' && status === 200 && chaos.strikes('lostAnswer')) {
      untold.add(body['ClientRequestToken']);
      return void response.destroy();
    }
    send(response, status, text);
  }

  function carryOut(operation: string, body: Body) {
    if (isWrite(operation)) return write(operation, body);
    if (operation === 'Query') return query(body);
    if (operation === 'GetItem') return getItem(body);
    if (operation === 'BatchGetItem') return batchGet(body);
    return forward(operation, body);
  }

  const { port, close } = await serve((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`chaos: ${String(error)}\n`);
      response.destroy();
    });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    passTime: (milliseconds: number) => late.passTime(milliseconds),
    close: async () => {
      await close();
      agent.destroy();
    },
  };
}

function namesOf(keys: { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[]): KeyNames {
  const named = (type: 'HASH' | 'RANGE') => keys.find(({ KeyType }) => KeyType === type)?.AttributeName ?? '';
  return [named('HASH'), named('RANGE')];
}
