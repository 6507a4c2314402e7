import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheUntil } from '#functions/platform/handlers/cache-lifetime.ts';
import { type FileReply, pageRoute } from '#functions/platform/handlers/page-route.ts';
import { log } from '#functions/platform/log.ts';
import { throughEdge, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const context = { awsRequestId: 'req-1', getRemainingTimeInMillis: () => 9000 } as unknown as Context;
const event = (rawPath: string) =>
  ({
    rawPath,
    headers: throughEdge,
    requestContext: { http: { sourceIp: '203.0.113.9' } },
  }) as unknown as APIGatewayProxyEventV2;
const page: FileReply = { status: 200, type: 'text/html', body: '<p>Trà</p>', edgeSeconds: 60 };
const plain: FileReply = { ...page, body: '<p></p>', edgeSeconds: 5 };

const show = (
  run: () => Promise<FileReply>,
  makeshift: () => Promise<FileReply | undefined> = async () => plain,
) => pageRoute(run, makeshift)(event('/tra'), context);

describe('a page', () => {
  it('is answered as what it is, and rests at the edge', async () => {
    expect(await show(async () => page)).toEqual({
      statusCode: 200,
      headers: {
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
        'content-type': 'text/html; charset=utf-8',
      },
      body: '<p>Trà</p>',
    });
  });

  it('rests there no longer than what it says is true', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 3), toFake: ['Date'] });
    const until = (seconds: number) =>
      show(async () => {
        cacheUntil(new Date(Date.now() + seconds * 1000).toISOString());
        cacheUntil(null);
        cacheUntil(new Date(Date.now() + 3_600_000).toISOString());
        return page;
      });
    expect((await until(20)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=20, stale-while-revalidate=0',
    );
    expect((await until(0)).headers['cache-control']).toBe('no-store');
    expect((await until(-5)).headers['cache-control']).toBe('no-store');
  });

  it.each<[string, FileReply]>([
    ['is not there', { ...page, status: 404 }],
    ['may be another a moment later', { ...page, edgeSeconds: 0 }],
  ])('that %s is kept nowhere', async (_, reply) => {
    expect(await show(async () => reply)).toMatchObject({
      statusCode: reply.status,
      headers: { 'cache-control': 'no-store' },
      body: '<p>Trà</p>',
    });
  });

  it('that lies elsewhere names the place, and says nothing', async () => {
    const moved: FileReply = { status: 301, location: '/tra-moi', edgeSeconds: 60 };
    const { statusCode, headers, body } = await show(async () => moved);
    expect([statusCode, headers['location'], headers['content-type'], body]).toEqual([
      301,
      '/tra-moi',
      undefined,
      '',
    ]);
    expect(headers['cache-control']).toContain('s-maxage=60');
  });
});

describe('a page that cannot be made', () => {
  const fail = () => Promise.reject(new Error('The view is away'));

  it('is shown as its makeshift, for the path that was asked, and that is told', async () => {
    const makeshift = vi.fn<(path: string) => Promise<FileReply>>(async () => plain);
    const reply = await pageRoute(fail, makeshift)(event('/gao'), context);
    expect(reply).toMatchObject({ statusCode: 200, body: '<p></p>' });
    expect(reply.headers['cache-control']).toContain('s-maxage=5');
    expect(makeshift.mock.calls).toEqual([['/gao']]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<undefined>]>([
    ['there is none', async () => undefined],
    ['that fails, too', fail],
  ])('and has no makeshift because %s is a 503 that asks to come again', async (_, makeshift) => {
    expect(await show(fail, makeshift)).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
      body: 'Chợ Làng',
    });
  });

  it('in five seconds is not waited for longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shown = vi.fn<(reply: unknown) => void>();
    void show(() => new Promise(() => undefined)).then(shown);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.mock.calls).toMatchObject([[{ statusCode: 200, body: '<p></p>' }]]);
  });
});
