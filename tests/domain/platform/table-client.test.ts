import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { afterEach, describe, expect, it } from 'vitest';
import { signPost } from '#functions/platform/clients/sign-request.ts';
import { TableClient, TableError } from '#functions/platform/clients/table-client.ts';

type Answer = { status?: number; body?: object | string; cut?: true };
type Heard = { target: string; body: Record<string, unknown>; authorization: string };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A table that answers from a list, and the client in front of it. */
async function answering(...answers: Answer[]) {
  const heard: Heard[] = [];
  const started = (server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({
        target: String(request.headers['x-amz-target']),
        body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
        authorization: String(request.headers.authorization),
      });
      const { status = 200, body = {}, cut } = answers.shift() ?? {};
      if (cut) return void request.socket.destroy();
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }));
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address of this kind.
  const { port } = started.address() as AddressInfo;
  const client = new TableClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    credentials: () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
  });
  return { client, heard };
}

const refusal = (name: string, more: object = {}) => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No', ...more },
});
const key = { pk: 'P', sk: 'S' };

it.each([undefined, 'a session'])('signs as others sign (session token: %s)', async (sessionToken) => {
  const at = new Date('2026-11-22T10:20:30.456Z');
  const body = '{"TableName":"chợ"}';
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.Query' };
  const host = 'dynamodb.ap-southeast-1.amazonaws.com';
  const credentials = { accessKeyId: 'AKID', secretAccessKey: 'hush', sessionToken };
  const ours = signPost({
    service: 'dynamodb',
    region: 'ap-southeast-1',
    host,
    headers,
    body,
    credentials,
    at,
  });
  const theirs = await new AwsV4Signer({
    method: 'POST',
    url: `https://${host}/`,
    headers,
    body,
    accessKeyId: 'AKID',
    secretAccessKey: 'hush',
    ...(sessionToken && { sessionToken }),
    service: 'dynamodb',
    region: 'ap-southeast-1',
    datetime: '20261122T102030Z',
    allHeaders: true,
  }).sign();
  expect(ours.authorization).toBe(theirs.headers.get('authorization'));
  expect(ours['x-amz-security-token'] ?? null).toBe(theirs.headers.get('x-amz-security-token'));
});

describe('speaks the table’s own types', () => {
  it('on the way there, leaving away what is undefined', async () => {
    const { client, heard } = await answering();
    const Item = {
      ...key,
      name: 'Trà',
      price: 1000,
      gone: undefined,
      tags: ['a'],
      deep: { none: null, yes: true },
    };
    await client.send('TransactWriteItems', {
      TransactItems: [
        { Put: { TableName: 't', Item } },
        {
          Update: {
            TableName: 't',
            Key: key,
            UpdateExpression: 'SET a = :v',
            ExpressionAttributeValues: { ':v': 1 },
          },
        },
      ],
    });
    expect(heard[0]).toMatchObject({ target: 'DynamoDB_20120810.TransactWriteItems' });
    const packedKey = { pk: { S: 'P' }, sk: { S: 'S' } };
    expect(heard[0]?.body['TransactItems']).toEqual([
      {
        Put: {
          TableName: 't',
          Item: {
            ...packedKey,
            name: { S: 'Trà' },
            price: { N: '1000' },
            tags: { L: [{ S: 'a' }] },
            deep: { M: { none: { NULL: true }, yes: { BOOL: true } } },
          },
        },
      },
      {
        Update: {
          TableName: 't',
          Key: packedKey,
          UpdateExpression: 'SET a = :v',
          ExpressionAttributeValues: { ':v': { N: '1' } },
        },
      },
    ]);
  });

  it('and back, keys left over among them', async () => {
    const item = { pk: { S: 'P' }, n: { N: '7' } };
    const { client, heard } = await answering(
      { body: { Items: [item], LastEvaluatedKey: item, Attributes: item, Item: item } },
      { body: { Responses: { t: [item] }, UnprocessedKeys: { t: { Keys: [item] } } } },
    );
    const plain = { pk: 'P', n: 7 };
    expect(await client.send('Query', { ExclusiveStartKey: plain })).toEqual({
      Items: [plain],
      LastEvaluatedKey: plain,
      Attributes: plain,
      Item: plain,
    });
    expect(await client.send('BatchGetItem', { RequestItems: { t: { Keys: [plain] } } })).toEqual({
      Responses: { t: [plain] },
      UnprocessedKeys: { t: { Keys: [plain] } },
    });
    expect(heard[0]?.body['ExclusiveStartKey']).toEqual(item);
    expect(heard[1]?.body['RequestItems']).toEqual({ t: { Keys: [item] } });
  });
});

describe('tries again', () => {
  it.each([
    ['what is throttled', refusal('ThrottlingException')],
    ['too much of one partition', refusal('ProvisionedThroughputExceededException')],
    [
      'the table’s own trouble',
      { status: 500, body: { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' } },
    ],
    ['what is no answer of the table at all', { status: 503, body: '<html>busy</html>' }],
    ['a connection that was cut', { cut: true }],
  ] as const)('%s, and comes through', async (_, answer) => {
    const { client, heard } = await answering(answer, answer, { body: { Item: { a: { N: '1' } } } });
    expect(await client.send('GetItem', { Key: key })).toEqual({ Item: { a: 1 } });
    expect(heard).toHaveLength(3);
  });

  it('three times at most', async () => {
    const { client, heard } = await answering(
      ...Array.from({ length: 4 }, () => refusal('ThrottlingException')),
    );
    await expect(client.send('GetItem', { Key: key })).rejects.toMatchObject({ name: 'ThrottlingException' });
    expect(heard).toHaveLength(3);
  });

  it('nothing that was refused for good', async () => {
    const reasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }];
    const { client, heard } = await answering(
      refusal('TransactionCanceledException', { CancellationReasons: reasons }),
      refusal('ValidationException'),
      { status: 403, body: 'nobody knows you' },
    );
    const failed = client.send('TransactWriteItems', { TransactItems: [] });
    await expect(failed).rejects.toBeInstanceOf(TableError);
    await expect(failed).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: reasons,
    });
    await expect(client.send('GetItem', { Key: key })).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(client.send('GetItem', { Key: key })).rejects.toMatchObject({ name: 'Http403' });
    expect(heard).toHaveLength(3);
  });
});
