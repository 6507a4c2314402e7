import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { edgeCaching, cacheUntil, withCacheLifetime } from '#functions/platform/handlers/cache-lifetime.ts';
import { isWellFormed, parseJson, readJson } from '#functions/platform/handlers/read-json.ts';
import { failure, success } from '#functions/platform/handlers/reply.ts';
import { keepTallies } from '#functions/platform/limits/tallies.ts';
import { nowSeconds } from '#functions/platform/clock.ts';

const loadChunk = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};
const nested = (depth: number, [open, close]: [string, string] = ['[', ']']): string =>
  open.repeat(depth) + close.repeat(depth);

describe('a text from outside', () => {
  it.each<[string, string, unknown]>([
    ['lists as deep as may be', nested(32), JSON.parse(nested(32))],
    ['lists one deeper', nested(33), 'MALFORMED_JSON'],
    ['objects one deeper', '{"a":'.repeat(33) + '1' + '}'.repeat(33), 'MALFORMED_JSON'],
    ['objects and lists together', '[{"a":'.repeat(16) + '1' + '}]'.repeat(16), expect.any(Array)],
    [
      'objects and lists together, one deeper',
      `[${'[{"a":'.repeat(16)}1${'}]'.repeat(16)}]`,
      'MALFORMED_JSON',
    ],
    ['many lists beside each other', `[${Array(40).fill('[]').join(',')}]`, Array(40).fill([])],
    ['many objects beside each other', `[${Array(40).fill('{}').join(',')}]`, Array(40).fill({})],
    ['brackets in a text', JSON.stringify('['.repeat(40)), '['.repeat(40)],
    ['brackets behind an escaped quote', JSON.stringify(`"${'{'.repeat(40)}`), `"${'{'.repeat(40)}`],
    ['brackets after a text that ends with a backslash', `["\\\\",${nested(32)}]`, 'MALFORMED_JSON'],
    ['what is no JSON', '{', 'MALFORMED_JSON'],
    ['half a character', '"\\ud800"', 'MALFORMED_JSON'],
    ['half a character in a name', '{"\\ud800":1}', 'MALFORMED_JSON'],
    ['half a character deep inside', '{"a":[{"b":"\\ud800"}]}', 'MALFORMED_JSON'],
    ['nothing at all, a number, and a letter of two halves', '[null,1,"😀"]', [null, 1, '😀']],
  ])('with %s is read or refused', (_, text, expected) => {
    expect(loadChunk(() => parseJson(text))).toEqual(expected);
  });

  it('is well formed by each of its names and parts', () => {
    expect([isWellFormed(null), isWellFormed(1), isWellFormed({ a: null })]).toEqual([true, true, true]);
    expect([isWellFormed({ a: 'b', c: '\ud800' }), isWellFormed({ '\ud800': 'a' })]).toEqual([false, false]);
  });

  it.each<[string, string, boolean, unknown]>([
    ['exactly as long as may be', '"12345678"', false, '12345678'],
    ['one byte longer', '"123456789"', false, 'PAYLOAD_TOO_LARGE'],
    ['fewer letters, but more bytes', '"đđđđđ"', false, 'PAYLOAD_TOO_LARGE'],
    ['as base64, exactly as long', Buffer.from('"12345678"').toString('base64'), true, '12345678'],
    ['as base64, one byte longer', Buffer.from('"123456789"').toString('base64'), true, 'PAYLOAD_TOO_LARGE'],
    ['as base64, far longer', Buffer.from('x'.repeat(40)).toString('base64'), true, 'PAYLOAD_TOO_LARGE'],
    ['nothing', '', false, undefined],
  ])('of ten bytes at most: %s', (_, body, isBase64Encoded, expected) => {
    expect(loadChunk(() => readJson({ body, isBase64Encoded }, 10))).toEqual(expected);
  });
});

const route = {
  name: 'tests/read',
  summary: 'Read',
  method: 'GET',
  path: '/read',
  access: 'public',
  reply: z.object({ id: z.string() }),
} as const;
const kept = defineRoute({ ...route, cacheSeconds: 60 });

describe('an answer', () => {
  it('carries what its contract promises and no other field', () => {
    const reply = success(defineRoute(route), { id: 'a', secret: 'b' });
    expect(JSON.parse(reply.body ?? '')).toEqual({ id: 'a' });
    expect(reply.headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
    });
  });

  it.each<[string, number | undefined, string]>([
    ['for good', undefined, 'public, max-age=0, s-maxage=60, stale-while-revalidate=30'],
    ['longer than both times', 91, 'public, max-age=0, s-maxage=60, stale-while-revalidate=30'],
    ['for less than both times', 70, 'public, max-age=0, s-maxage=60, stale-while-revalidate=10'],
    ['exactly as long as it is kept', 60, 'public, max-age=0, s-maxage=60, stale-while-revalidate=0'],
    ['for a second', 1, 'public, max-age=0, s-maxage=1, stale-while-revalidate=0'],
    ['no longer', 0, 'no-store'],
  ])('that is true %s rests at the edge no longer', (_, seconds, expected) => {
    expect(success(kept, { id: 'a' }, seconds).headers['cache-control']).toBe(expected);
    expect(edgeCaching({ keep: 60, stale: 30 }, seconds)).toBe(expected);
  });

  it('is true until the first of all moments it depends on', async () => {
    const at = (seconds: number) => new Date((nowSeconds() + seconds) * 1000).toISOString();
    const fresh = (...moments: (string | null)[]) =>
      withCacheLifetime(async () => {
        for (const moment of moments) cacheUntil(moment);
        return 'done';
      });
    expect(await fresh()).toEqual({ done: 'done' });
    expect(await fresh(null)).toEqual({ done: 'done' });
    const { seconds = 0 } = await fresh(at(300), at(100), null, at(200));
    expect(seconds).toBeGreaterThan(97);
    expect(seconds).toBeLessThanOrEqual(100);
    expect((await fresh(at(-100))).seconds).toBe(0);
    // Outside of an answer nobody asks.
    cacheUntil(at(1));
  });

  it.each<[string, AppError | Error, object, object]>([
    ['a plain refusal', new AppError('NOT_FOUND'), { code: 'NOT_FOUND', statusCode: 404 }, {}],
    ['a fault of ours', new Error('x'), { code: 'INTERNAL', statusCode: 500 }, {}],
    [
      'one with its time',
      new AppError('TOO_MANY_REQUESTS', { retryAfter: 7, params: { seconds: 7 } }),
      { code: 'TOO_MANY_REQUESTS', statusCode: 429, retryAfter: 7, params: { seconds: 7 } },
      { 'retry-after': '7' },
    ],
    [
      'one without any time to wait',
      new AppError('STALE_STATE', { retryAfter: 0 }),
      { code: 'STALE_STATE', retryAfter: 0 },
      { 'retry-after': '0' },
    ],
    [
      'one with what is wrong',
      new AppError('BAD_REQUEST', { errors: [{ path: 'id', message: 'x' }] }),
      { errors: [{ path: 'id', message: 'x' }] },
      {},
    ],
    [
      'one of somebody who waits',
      new AppError('KYC_REQUIRED', { userStatus: 'pending_kyc' }),
      { userStatus: 'pending_kyc' },
      {},
    ],
    [
      'one that asks who calls',
      new AppError('NO_TOKEN'),
      { statusCode: 401 },
      { 'www-authenticate': 'Bearer' },
    ],
  ])('that refuses says exactly what there is to say: %s', (_, error, body, headers) => {
    const reply = failure(error, 'vi', 'r1');
    const said = JSON.parse(reply.body ?? '') as Record<string, unknown>;
    const known = ['message', 'code', 'statusCode', 'requestId'];
    expect(said).toMatchObject({ requestId: 'r1', message: expect.any(String) as string, ...body });
    expect(new Set(Object.keys(said))).toEqual(new Set([...known, ...Object.keys(body)]));
    expect(reply.headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    });
  });
});

it('tallies of windows that ended go after exactly a minute, those that end this second stay', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:00:10.000Z') });
  try {
    const tallies = keepTallies();
    const start = nowSeconds();
    for (const [name, seconds] of [
      ['over', 59],
      ['ends now', 60],
      ['goes on', 61],
    ] as const)
      tallies.of(name, start + seconds).taken = 5;
    vi.setSystemTime((start + 59) * 1000);
    tallies.of('goes on', start + 61);
    expect(tallies.size).toBe(3);
    vi.setSystemTime((start + 60) * 1000);
    expect(tallies.of('ends now', start + 60)).toEqual({ counted: 0, taken: 5 });
    expect(tallies.size).toBe(2);
    expect(tallies.of('over', start + 120)).toEqual({ counted: 0, taken: 0 });
  } finally {
    vi.useRealTimers();
  }
});
