import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpApi, lambda } from './fixtures/assembly.ts';
import { aSmallCloud } from './fixtures/small-cloud.ts';

type Reply = { status: number; headers: Record<string, unknown>; body: string };

let cloud: Awaited<ReturnType<typeof aSmallCloud>>;
beforeAll(async () => {
  const echo = (event: APIGatewayProxyEventV2) => ({ event });
  cloud = await aSmallCloud({
    resources: {
      ...httpApi({
        'GET /things/list': 'Echo',
        'GET /things/{id}': 'Echo',
        'ANY /things/{path+}': 'Echo',
        'POST /things': 'Echo',
        'GET /files/readme.txt': 'Echo',
        'GET /slow': 'Slow',
        'GET /large': 'Large',
        'GET /broken': 'Broken',
        'GET /whole': 'Whole',
        'GET /unspeakable': 'Unspeakable',
        $default: 'Fallback',
      }),
      Echo: lambda('echo'),
      Slow: lambda('slow', { Timeout: 1 }),
      Large: lambda('large'),
      Broken: lambda('broken'),
      Whole: lambda('whole'),
      Unspeakable: lambda('unspeakable'),
      Fallback: lambda('fallback'),
    },
    handlers: {
      echo,
      slow: () => wait(1500),
      // Less as it stands, more once its quotes are written as escapes.
      large: () => ({ statusCode: 200, body: '"'.repeat(3_200_000) }),
      broken: () => {
        throw new Error('Something is broken');
      },
      whole: () => ({
        statusCode: 201,
        headers: { 'content-type': 'image/png', 'x-number': 7 },
        cookies: ['a=1; Path=/', 'b=2'],
        body: Buffer.from([137, 80]).toString('base64'),
        isBase64Encoded: true,
      }),
      unspeakable: () => ({ statusCode: 200, headers: { 'x-bad': 'line\r\nbreak' }, body: 'x' }),
      fallback: (event: APIGatewayProxyEventV2) => ({ statusCode: 404, body: event.routeKey }),
    },
  });
});
afterAll(() => cloud.close());

/** Paths and headers go out exactly as written; fetch would tidy them. */
function send(
  path: string,
  {
    method = 'GET',
    headers = [],
    body,
  }: { method?: string; headers?: string[]; body?: string | Buffer } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(cloud.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: ['host', 'shop.test', ...headers] });
    asked.on('error', reject).on('response', (reply) => {
      text(reply).then(
        (read) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: read }),
        reject,
      );
    });
    asked.end(body);
  });
}

async function eventOf(...asked: Parameters<typeof send>): Promise<APIGatewayProxyEventV2> {
  return (JSON.parse((await send(...asked)).body) as { event: APIGatewayProxyEventV2 }).event;
}

describe('the event a function gets', () => {
  it('is payload format 2.0', async () => {
    const event = await eventOf('/api/things/list?a=1&b=%C4%91', { headers: ['user-agent', 'test/1'] });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /things/list',
      rawPath: '/api/things/list',
      rawQueryString: 'a=1&b=%C4%91',
      queryStringParameters: { a: '1', b: 'đ' },
      isBase64Encoded: false,
      requestContext: {
        stage: 'api',
        routeKey: 'GET /things/list',
        domainName: 'shop.test',
        http: {
          method: 'GET',
          path: '/api/things/list',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'test/1',
        },
      },
    });
    expect(event.requestContext.time).toMatch(/^\d{2}\/\w{3}\/\d{4}:\d{2}:\d{2}:\d{2} \+0000$/);
    expect(event).not.toHaveProperty('body');
    expect(event).not.toHaveProperty('pathParameters');
  });

  it('joins what is repeated, and takes cookies apart', async () => {
    const event = await eventOf('/api/things/list?tag=a&tag=b&tag=c', {
      headers: ['X-Tag', 'one', 'x-tag', 'two', 'cookie', 'a=1; b=2'],
    });
    expect(event.queryStringParameters).toEqual({ tag: 'a,b,c' });
    expect(event.headers['x-tag']).toBe('one, two');
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
  });

  it('knows no query names that are taken', async () => {
    const event = await eventOf('/api/things/list?constructor=1&__proto__=2&toString=3');
    expect(Object.entries(event.queryStringParameters ?? {})).toEqual([
      ['constructor', '1'],
      ['__proto__', '2'],
      ['toString', '3'],
    ]);
  });

  it.each([
    ['application/json', '{"a":1}', { body: '{"a":1}', isBase64Encoded: false }],
    ['text/plain; charset=utf-8', 'chợ', { body: 'chợ', isBase64Encoded: false }],
    ['application/problem+json', '{}', { body: '{}', isBase64Encoded: false }],
    ['application/octet-stream', Buffer.from([0, 255]), { body: 'AP8=', isBase64Encoded: true }],
    ['image/png', Buffer.from([137]), { body: 'iQ==', isBase64Encoded: true }],
  ])('carries a body of %s', async (type, body, expected) => {
    expect(
      await eventOf('/api/things', { method: 'POST', headers: ['content-type', type], body }),
    ).toMatchObject(expected);
  });
});

describe('routes', () => {
  it.each([
    ['GET', '/api/things/list', 'GET /things/list', undefined],
    ['GET', '/api/things/g%E1%BA%A1o', 'GET /things/{id}', { id: 'gạo' }],
    ['GET', '/api/things/a%2Fb', 'GET /things/{id}', { id: 'a/b' }],
    ['GET', '/api/things/100%', 'GET /things/{id}', { id: '100%' }],
    ['GET', '/api/things/a/b%20c', 'ANY /things/{path+}', { path: 'a/b c' }],
    ['DELETE', '/api/things/list', 'ANY /things/{path+}', { path: 'list' }],
  ])('%s %s is %s', async (method, path, routeKey, params) => {
    const event = await eventOf(path, { method });
    expect([event.routeKey, event.pathParameters]).toEqual([routeKey, params]);
  });

  it.each(['/api/nothing', '/api/things', '/api/files/readme-txt', '/api//', '/api/'])(
    'GET %s falls to the default',
    async (path) => {
      expect(await send(path)).toMatchObject({ status: 404, body: '$default' });
    },
  );

  it('HEAD is a method of its own, and has no body', async () => {
    expect(await send('/api/things/list', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await send('/api/whole', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });

  it('403: a method the CDN does not let through', async () => {
    expect(await send('/api/things', { method: 'TRACE' })).toMatchObject({ status: 403 });
    expect(await send('/elsewhere', { method: 'POST' })).toMatchObject({ status: 403 });
  });

  it.each(['//', '//evil.test/api/things/list', '/%', '/api/%00', '/../../etc/passwd'])(
    'GET %s is answered, not an accident',
    async (path) => {
      expect((await send(path)).status).toBe(404);
    },
  );
});

describe('replies', () => {
  it('are sent as the function says', async () => {
    const { status, headers } = await send('/api/whole');
    expect([status, headers]).toMatchObject([
      201,
      {
        'content-type': 'image/png',
        'content-length': '2',
        'x-number': '7',
        'set-cookie': ['a=1; Path=/', 'b=2'],
      },
    ]);
  });

  it.each([
    ['500: a function that throws', '/api/broken', 500, 'Internal Server Error'],
    ['500: a header nobody can send', '/api/unspeakable', 500, 'Internal Server Error'],
    ['500: an answer of more than 6 MB', '/api/large', 500, 'Internal Server Error'],
    ['504: a function that takes too long', '/api/slow', 504, 'Endpoint request timed out'],
  ])('%s', async (_, path, status, message) => {
    const reply = await send(path);
    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([status, { message, statusCode: status }]);
    expect(reply.headers['content-type']).toContain('application/json');
  });
});

describe('limits', () => {
  const post = (bytes: number) =>
    send('/api/things', {
      method: 'POST',
      headers: ['content-type', 'application/octet-stream'],
      body: Buffer.alloc(bytes),
    });

  it.each([
    ['413: more than the 10 MB of the gateway', 11, 413],
    ['413: what is more than 6 MB in the event of a function', 5, 413],
    ['200: what is less there, written out as text', 4.4, 200],
  ])('%s', async (_, megabytes, status) => {
    expect((await post(Math.floor(megabytes * 1024 * 1024))).status).toBe(status);
  });

  it.each([
    ['431: headers over 10,240 bytes', 10_300, 431],
    ['431: headers over what Node reads', 40_000, 431],
    ['200: headers under it', 9_000, 200],
  ])('%s', async (_, length, status) => {
    expect((await send('/api/things/list', { headers: ['x-long', 'a'.repeat(length)] })).status).toBe(status);
  });
});
