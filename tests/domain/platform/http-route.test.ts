import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type Access, staff } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { Failure } from '#shared/contract/failure.ts';
import { defineRoute } from '#shared/contract/route.ts';
import type { Actor } from '#functions/platform/tokens/access-token.ts';
import type { Reply } from '#functions/platform/handlers/reply.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { originOfChange } from '#functions/platform/records/change-origin.ts';
import { log } from '#functions/platform/log.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { moveClock, throughEdge, useSecret } from '../support/secret.ts';

const contractFor = (access: Access) =>
  defineRoute({
    name: 'tests/save-thing',
    summary: 'A thing for the tests',
    method: 'POST',
    path: '/things/{id}',
    access,
    params: z.object({ id: z.string().max(10) }),
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    body: z.strictObject({ name: z.string().min(2), size: z.int().optional() }),
    reply: z.object({ name: z.string(), by: z.string() }),
    status: 201,
  });

const context = { awsRequestId: 'req-1', getRemainingTimeInMillis: () => 1000 } as unknown as Context;

type Given = {
  body?: string;
  token?: string;
  language?: string;
  query?: Record<string, string>;
  id?: string;
  isBase64Encoded?: boolean;
  headers?: Record<string, string>;
};

const eventOf = ({ body, token, language, query, id = 'a', isBase64Encoded = false, headers = {} }: Given) =>
  ({
    version: '2.0',
    rawPath: `/api/things/${id}`,
    headers: {
      ...throughEdge,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
      ...headers,
    },
    pathParameters: { id },
    queryStringParameters: query,
    body,
    isBase64Encoded,
    requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1', userAgent: 'test' } },
    // The rest of the event is not read.
  }) as unknown as APIGatewayProxyEventV2;

const good = JSON.stringify({ name: 'trà' });

function aRoute(access: Access = 'public', run?: () => Promise<{ name: string; by: string }>) {
  const handler = httpRoute(contractFor(access), async ({ body, actor }) =>
    run ? run() : { name: body.name, by: actor?.userId ?? 'guest', secret: 'never shown' },
  );
  return async (given: Given = {}) => {
    const reply = (await handler(eventOf({ body: good, ...given }), context)) as Reply;
    const body: unknown = JSON.parse(reply.body ?? '');
    return { status: reply.statusCode, headers: reply.headers, body, failure: Failure.safeParse(body).data };
  };
}

const tokenOf = (given: Partial<Actor> = {}) =>
  signAccessToken({ userId: 'u1', sessionId: 's1', role: 'user', status: 'active', ...given });

beforeAll(useSecret);
beforeEach(() => {
  vi.spyOn(log, 'info').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  moveClock(0);
});

describe('an answer', () => {
  it('is what the contract promises and nothing beside it', async () => {
    const { status, body, headers } = await aRoute()();
    expect(status).toBe(201);
    expect(body).toEqual({ name: 'trà', by: 'guest' });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': 'req-1',
      'x-content-type-options': 'nosniff',
    });
  });

  it('that breaks the contract is our bug', async () => {
    const send = aRoute('public', async () => ({ name: 'x' }) as { name: string; by: string });
    expect((await send()).failure?.code).toBe('INTERNAL');
    expect(log.error).toHaveBeenCalledOnce();
  });

  it.each<[string, { staleSeconds?: number }, number]>([
    ['as long as usual', {}, 30],
    ['no longer than its contract says', { staleSeconds: 0 }, 0],
  ])('of a public read may rest at the edge, and an older one %s', async (_, more, stale) => {
    const contract = defineRoute({
      ...more,
      name: 'tests/read-thing',
      summary: 'A thing for the tests',
      method: 'GET',
      path: '/things',
      access: 'public',
      reply: z.object({}),
      cacheSeconds: 2,
    });
    const reply = (await httpRoute(contract, async () => ({}))(eventOf({}), context)) as Reply;
    expect(reply.headers['cache-control']).toBe(
      `public, max-age=0, s-maxage=2, stale-while-revalidate=${stale}`,
    );
  });
});

describe('who is calling', () => {
  it('is told to the operation with where from, by which browser and in which language', async () => {
    const told: unknown[] = [];
    const handler = httpRoute(
      contractFor('public'),
      async ({ sourceIp, userAgent, language, requestId, ...more }) => {
        told.push([sourceIp, userAgent, language, requestId, more.params, more.query, originOfChange()]);
        return { name: 'x', by: 'y' };
      },
    );
    const given = { body: good, language: 'en', headers: { 'x-viewer-address': '203.0.113.9' } };
    await handler(eventOf(given), context);
    const nameless = eventOf({ body: good, headers: { 'sec-fetch-site': 'same-origin' } });
    const { userAgent: _agent, ...http } = nameless.requestContext.http;
    await handler({ ...nameless, requestContext: { http } } as typeof nameless, context);
    const asked = [{ id: 'a' }, { page: 1 }];
    expect(told).toEqual([
      ['203.0.113.9', 'test', 'en', 'req-1', ...asked, { who: null, way: 'api', requestId: 'req-1' }],
      ['127.0.0.1', '', 'vi', 'req-1', ...asked, { who: null, way: 'form', requestId: 'req-1' }],
    ]);
  });

  it('does not matter to a public operation, not even a bad token', async () => {
    expect((await aRoute('public')({ token: 'junk' })).body).toMatchObject({ by: 'guest' });
  });

  it('may matter to a guest operation', async () => {
    expect((await aRoute('guest')()).body).toMatchObject({ by: 'guest' });
    expect((await aRoute('guest')({ token: await tokenOf() })).body).toMatchObject({ by: 'u1' });
    expect((await aRoute('guest')({ token: 'junk' })).failure?.code).toBe('INVALID_TOKEN');
  });

  it.each([
    ['no token', {}, 401, 'NO_TOKEN'],
    ['an empty token', { token: '' }, 401, 'NO_TOKEN'],
    ['junk', { token: 'junk' }, 401, 'INVALID_TOKEN'],
    ['another scheme', { headers: { authorization: 'Basic dTpw' } }, 401, 'NO_TOKEN'],
  ])('with %s a member operation answers %s %i', async (_, given, status, code) => {
    const { failure, headers } = await aRoute('member')(given);
    expect(failure).toMatchObject({ statusCode: status, code });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('with an expired token is told 410, so that the client refreshes', async () => {
    const token = await tokenOf();
    moveClock(3600_000);
    const { status, failure } = await aRoute('member')({ token });
    expect([status, failure?.code]).toEqual([410, 'TOKEN_EXPIRED']);
  });

  it.each([
    ['user', 403],
    ['collaborator', 403],
    ['admin', 201],
  ] as const)('a %s who deletes products gets %i', async (role, status) => {
    const send = aRoute(staff('products.delete'));
    expect((await send({ token: await tokenOf({ role }) })).status).toBe(status);
  });

  it.each([
    ['collaborator', 'trà', 201],
    ['collaborator', 'vàng', 403],
    ['admin', 'vàng', 201],
    ['user', 'trà', 403],
  ] as const)('a %s who works on “%s”, of which some takes more, gets %i', async (role, name, status) => {
    const access = staff('returns.work', { field: 'name', is: 'vàng', capability: 'refunds.work' });
    const body = JSON.stringify({ name });
    expect((await aRoute(access)({ token: await tokenOf({ role }), body })).status).toBe(status);
  });

  it('is asked before what is sent is read', async () => {
    expect((await aRoute('member')({ body: '{' })).status).toBe(401);
    const token = await tokenOf();
    expect((await aRoute(staff('mail.send'))({ token, body: '{' })).status).toBe(403);
  });
});

describe('what is sent', () => {
  it('malformed is a 400 that says so', async () => {
    const { failure } = await aRoute()({ body: '{"name":' });
    expect(failure).toEqual({
      message: 'Dữ liệu gửi lên không phải JSON hợp lệ.',
      code: 'MALFORMED_JSON',
      statusCode: 400,
      requestId: 'req-1',
    });
  });

  it('wrong in several places is told all at once, in the reader’s language', async () => {
    const { failure } = await aRoute()({
      body: JSON.stringify({ name: 'x', isAdmin: true }),
      query: { page: '0' },
      id: 'much-too-long-an-id',
      language: 'en',
    });
    expect(failure?.code).toBe('BAD_REQUEST');
    expect(failure?.errors).toEqual([
      { path: 'id', message: 'At most 10 characters.' },
      { path: 'page', message: 'The minimum is 1.' },
      { path: 'name', message: 'At least 2 characters.' },
      { path: 'isAdmin', message: 'This field is not accepted.' },
    ]);
  });

  it.each([
    ['in a value', String.raw`{"name":"tr\ud800"}`],
    ['in a name', String.raw`{"name":"trà","\udfff":1}`],
    ['deep inside', String.raw`{"name":"trà","size":[{"a":["\udbff!"]}]}`],
  ])('with half a character %s is a 400', async (_, body) => {
    expect((await aRoute()({ body })).failure).toMatchObject({ statusCode: 400, code: 'MALFORMED_JSON' });
  });

  it('with whole characters written as escapes is fine', async () => {
    const body = String.raw`{"name":"\ud83c\udf75 \\ud800"}`;
    expect((await aRoute()({ body })).body).toMatchObject({ name: String.raw`🍵 \ud800` });
  });

  it.each([
    ['address', { id: '\ud800' }],
    ['query', { query: { page: '1', other: 'a\udc00' } }],
    ['name of its query', { query: { '\ud900': '1' } }],
  ])('with half a character in its %s is a 400', async (_, given) => {
    expect((await aRoute()(given)).status).toBe(400);
  });

  it.each([
    ['32 brackets deep', `${'['.repeat(32)}${']'.repeat(32)}`, 'BAD_REQUEST'],
    ['33 brackets deep', `${'['.repeat(33)}${']'.repeat(33)}`, 'MALFORMED_JSON'],
    ['200,000 brackets deep', '['.repeat(200_000), 'MALFORMED_JSON'],
    ['full of brackets in a text', JSON.stringify({ name: '[{"'.repeat(100) }), undefined],
  ])('%s is told from what is meant', async (_, body, code) => {
    expect((await aRoute()({ body })).failure?.code).toBe(code);
  });

  it.each([
    ['256 KiB', 256 * 1024, 400],
    ['a byte more', 256 * 1024 + 1, 413],
  ])('of %s is answered %3$i, plain or in base64', async (_, bytes, status) => {
    const body = 'x'.repeat(bytes);
    expect((await aRoute()({ body })).status).toBe(status);
    const packed = Buffer.from(body).toString('base64');
    expect((await aRoute()({ body: packed, isBase64Encoded: true })).status).toBe(status);
  });

  it('counts bytes, not letters', async () => {
    expect((await aRoute()({ body: 'đ'.repeat(128 * 1024 + 1) })).failure?.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('missing is told like any other problem', async () => {
    const { failure } = await aRoute()({ body: '' });
    expect(failure?.errors).toEqual([{ path: 'name', message: 'Vui lòng nhập mục này.' }]);
  });

  it('may come in base64, as gateways send it', async () => {
    const body = Buffer.from(good).toString('base64');
    expect((await aRoute()({ body, isBase64Encoded: true })).body).toMatchObject({ name: 'trà' });
  });

  it('is never the cause of a 500, whatever it is', async () => {
    const send = aRoute();
    const texts = fc.oneof(fc.json(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.boolean(),
        fc.dictionary(fc.string(), fc.string()),
        async (body, isBase64Encoded, query) => {
          const { status, headers } = await send({ body, isBase64Encoded, query });
          expect([201, 400]).toContain(status);
          expect(headers['x-request-id']).toBe('req-1');
        },
      ),
    );
  });
});

describe('a refusal', () => {
  const refusing = (error: Error) => aRoute('public', () => Promise.reject(error));

  it('carries its code, its sentence, its seconds and the headers of every answer', async () => {
    const error = new AppError('LOGIN_LOCKED', { retryAfter: 42, params: { seconds: 42 } });
    const { status, headers, failure } = await refusing(error)({ language: 'en' });
    expect(status).toBe(429);
    expect(failure).toEqual({
      message: 'Too many failed attempts. Please try again in 42 seconds.',
      code: 'LOGIN_LOCKED',
      statusCode: 429,
      requestId: 'req-1',
      retryAfter: 42,
      params: { seconds: 42 },
    });
    expect(headers).toMatchObject({
      'retry-after': '42',
      'cache-control': 'no-store',
      'x-request-id': 'req-1',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('on purpose is news, an accident is an error, and neither tells its inside', async () => {
    await refusing(new AppError('NOT_FOUND'))();
    expect([vi.mocked(log.info).mock.calls.length, vi.mocked(log.error).mock.calls.length]).toEqual([1, 0]);
    const { status, body } = await refusing(new Error('password=hunter2'))();
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(log.error).toHaveBeenCalledOnce();
  });
});
