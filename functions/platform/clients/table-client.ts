import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { type Credentials, ownCredentials, signPost } from './sign-request.ts';

type Fields = Record<string, unknown>;

/** The DynamoDB operations that the project uses. */
export type TableOperation =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'Scan'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'TransactWriteItems';

type Expressions = {
  TableName: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Fields;
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD';
};

/** Part of a transaction; each part is also valid as a single write. */
export type TransactItem = {
  Put?: Expressions & { Item: Fields };
  Update?: Expressions & { Key: Fields; UpdateExpression: string };
  Delete?: Expressions & { Key: Fields };
  ConditionCheck?: Expressions & { Key: Fields; ConditionExpression: string };
};

type Units = { CapacityUnits?: number };

export type TableReply = {
  Item?: Fields;
  Items?: Fields[];
  Attributes?: Fields;
  LastEvaluatedKey?: Fields;
  Responses?: Record<string, Fields[]>;
  UnprocessedKeys?: Record<string, { Keys: Fields[] }>;
  ConsumedCapacity?: Units | Units[];
};

/** An error reply of DynamoDB; `name` is DynamoDB's own error name. */
export class TableError extends Error {
  readonly CancellationReasons: { Code?: string }[];

  constructor(name: string, message: string, reasons: { Code?: string }[] = []) {
    super(message);
    this.name = name;
    this.CancellationReasons = reasons;
  }
}

/** Attributes with the value undefined are left out. */
const packed = (fields: Fields): Fields => marshall(fields, { removeUndefinedValues: true });

const single = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey'];

/** Converts all items, keys and values of a request to DynamoDB's attribute types. */
function pack(input: Fields): Fields {
  const out: Fields = { ...input };
  for (const name of single) if (out[name]) out[name] = packed(out[name] as Fields);
  if (input['TransactItems'])
    out['TransactItems'] = (input['TransactItems'] as Record<string, Fields>[]).map((part) =>
      Object.fromEntries(Object.entries(part).map(([kind, write]) => [kind, pack(write)])),
    );
  if (input['RequestItems'])
    out['RequestItems'] = mapKeys(input['RequestItems'] as Record<string, { Keys: Fields[] }>, packed);
  return out;
}

const mapKeys = (tables: Record<string, { Keys: Fields[] }>, change: (key: Fields) => Fields) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, asked]) => [name, { ...asked, Keys: asked.Keys.map(change) }]),
  );

const opened = (fields: Fields): Fields => unmarshall(fields as Parameters<typeof unmarshall>[0]);

function unpack(reply: TableReply): TableReply {
  const { Item, Items, Attributes, LastEvaluatedKey, Responses, UnprocessedKeys } = reply;
  return {
    ...reply,
    ...(Item && { Item: opened(Item) }),
    ...(Items && { Items: Items.map(opened) }),
    ...(Attributes && { Attributes: opened(Attributes) }),
    ...(LastEvaluatedKey && { LastEvaluatedKey: opened(LastEvaluatedKey) }),
    ...(Responses && {
      Responses: Object.fromEntries(
        Object.entries(Responses).map(([name, items]) => [name, items.map(opened)]),
      ),
    }),
    ...(UnprocessedKeys && { UnprocessedKeys: mapKeys(UnprocessedKeys, opened) }),
  };
}

type Refusal = {
  __type?: string;
  message?: string;
  Message?: string;
  CancellationReasons?: { Code?: string }[];
};

function refusalOf(status: number, text: string): TableError {
  try {
    const { __type = '', message, Message, CancellationReasons } = JSON.parse(text) as Refusal;
    const name = __type.split('#').at(-1) || `Http${status}`;
    return new TableError(name, message ?? Message ?? name, CancellationReasons);
  } catch {
    return new TableError(`Http${status}`, text.slice(0, 200));
  }
}

const maxTries = 3;
const patienceMilliseconds = 5_000;
/** Errors of DynamoDB itself and throttling; most of them are over a moment later, so they are retried. */
const passing =
  /^(?:Http5\d\d|InternalServerError|ServiceUnavailable|ThrottlingException|ProvisionedThroughputExceededException|RequestLimitExceeded)$/;
/** Connection errors. The server may have closed a kept-alive connection while the request was on its way. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED']);

const isPassing = (error: unknown): boolean =>
  error instanceof Error && (passing.test(error.name) || ('code' in error && broken.has(String(error.code))));

type Place = { endpoint: string; region: string; credentials?: () => Credentials };

/**
 * DynamoDB client that sends plain signed requests over keep-alive connections. The SDK's client takes four
 * times the CPU time for each call and is most of the code that a function loads before its first call.
 */
export class TableClient {
  readonly #url: URL;
  readonly #region: string;
  readonly #credentials: () => Credentials;
  readonly #agent: http.Agent;

  constructor({ endpoint, region, credentials = ownCredentials }: Place) {
    this.#url = new URL(endpoint);
    this.#region = region;
    this.#credentials = credentials;
    const { Agent } = this.#url.protocol === 'https:' ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 64 });
  }

  /**
   * Sends a request and retries transient errors with backoff, up to three attempts. The last error is thrown.
   */
  async send(operation: TableOperation, input: Fields): Promise<TableReply> {
    const body = JSON.stringify(pack(input));
    for (let tries = 1; ; tries += 1) {
      try {
        return unpack(JSON.parse(await this.#post(operation, body)) as TableReply);
      } catch (error) {
        if (tries === maxTries || !isPassing(error)) throw error;
        await wait(25 * 2 ** tries * Math.random());
      }
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(operation: TableOperation, body: string): Promise<string> {
    const { host, hostname, port, protocol } = this.#url;
    const headers = signPost({
      service: 'dynamodb',
      region: this.#region,
      host,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body,
      credentials: this.#credentials(),
      at: new Date(),
    });
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const { request } = protocol === 'https:' ? https : http;
    const asking = request(
      {
        hostname,
        port,
        method: 'POST',
        path: '/',
        agent: this.#agent,
        timeout: patienceMilliseconds,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', reject);
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (reply.statusCode === 200) resolve(text);
          else reject(refusalOf(reply.statusCode ?? 0, text));
        });
      },
    );
    asking.on('timeout', () =>
      asking.destroy(Object.assign(new Error('The table does not answer'), { code: 'ETIMEDOUT' })),
    );
    asking.on('error', reject);
    asking.end(body);
    return promise;
  }
}

/**
 * Creates a client for the DynamoDB of the function's region, or for the endpoint that the environment names.
 */
export function ownTableClient(): TableClient {
  const region = process.env['AWS_REGION'] ?? '';
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? `https://dynamodb.${region}.amazonaws.com`;
  return new TableClient({ endpoint, region });
}
