import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { createDocumentClient, ownDocumentClient } from '#functions/platform/clients/document-client.ts';
import { startCold } from '#functions/platform/cold-start.ts';

type Answer = { status?: number; body?: object | string; cut?: true; silent?: true };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A table that answers from a list, and the client in front of it. */
async function answering(...answers: Answer[]) {
  const heard: Record<string, unknown>[] = [];
  const started = (server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
      const { status = 200, body = {}, cut, silent } = answers.shift() ?? {};
      if (cut) request.socket.destroy();
      else if (!silent)
        response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }));
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address of this kind.
  const { port } = started.address() as AddressInfo;
  const client = createDocumentClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  return { client, heard };
}

const refusal = (name: string, more: object = {}) => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No', ...more },
});
const Key = { pk: 'P', sk: 'S' };
const get = new GetCommand({ TableName: 't', Key });

it('leaves away what is undefined, and keeps every other type', async () => {
  const { client, heard } = await answering();
  const Item = {
    ...Key,
    price: 1000,
    gone: undefined,
    tags: ['a'],
    deep: { none: null, yes: true, gone: undefined },
  };
  await client.send(new PutCommand({ TableName: 't', Item }));
  expect(heard[0]?.['Item']).toEqual({
    pk: { S: 'P' },
    sk: { S: 'S' },
    price: { N: '1000' },
    tags: { L: [{ S: 'a' }] },
    deep: { M: { none: { NULL: true }, yes: { BOOL: true } } },
  });
});

it.each<[string, Answer]>([
  ['what is throttled', refusal('ThrottlingException')],
  ['too much of one partition', refusal('ProvisionedThroughputExceededException')],
  ['the table’s own trouble', { ...refusal('InternalServerError'), status: 500 }],
  ['what is no answer of the table at all', { status: 503, body: '<html>busy</html>' }],
  ['a connection that was cut', { cut: true }],
])('tries again: %s, and comes through', async (_, answer) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { client, heard } = await answering(answer, answer, { body: { Item: { a: { N: '1' } } } });
  const began = performance.now();
  expect((await client.send(get)).Item).toEqual({ a: 1 });
  expect(heard).toHaveLength(3);
  // The SDK's own pause after throttling is up to a second; ours are none where the dice say so.
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('waits up to 50 milliseconds before the second attempt, and up to 100 before the third', async () => {
  // Dice of four times the highest make the pauses long enough to be measured.
  vi.spyOn(Math, 'random').mockReturnValue(4);
  const { client } = await answering(refusal('ThrottlingException'), refusal('ThrottlingException'));
  const began = performance.now();
  await client.send(get);
  const passed = performance.now() - began;
  expect(passed).toBeGreaterThan(4 * 150 - 10);
  expect(passed).toBeLessThan(4 * 500);
});

it('a function has one client until its container starts cold', () => {
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  const client = ownDocumentClient();
  expect(ownDocumentClient()).toBe(client);
  startCold();
  expect(ownDocumentClient()).not.toBe(client);
  vi.unstubAllEnvs();
  startCold();
});

it('asks once more after five seconds of silence', async () => {
  const { client, heard } = await answering({ silent: true });
  const began = performance.now();
  await client.send(get);
  expect(heard).toHaveLength(2);
  expect(performance.now() - began).toBeGreaterThan(4_900);
});

it('tries three times at most', async () => {
  const { client, heard } = await answering(
    ...Array.from({ length: 4 }, () => refusal('ThrottlingException')),
  );
  await expect(client.send(get)).rejects.toMatchObject({ name: 'ThrottlingException' });
  expect(heard).toHaveLength(3);
});

it('tries nothing again that was refused for good', async () => {
  const CancellationReasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }];
  const { client, heard } = await answering(
    refusal('TransactionCanceledException', { CancellationReasons }),
    refusal('TransactionConflictException'),
    refusal('ValidationException'),
    { status: 403, body: 'nobody knows you' },
  );
  const failed = client.send(new TransactWriteCommand({ TransactItems: [] }));
  await expect(failed).rejects.toBeInstanceOf(TransactionCanceledException);
  await expect(failed).rejects.toMatchObject({ CancellationReasons });
  await expect(client.send(get)).rejects.toMatchObject({ name: 'TransactionConflictException' });
  await expect(client.send(get)).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(client.send(get)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  expect(heard).toHaveLength(4);
});
