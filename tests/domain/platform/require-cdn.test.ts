import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/route.ts';
import { receiveBankNotice } from '#shared/payments/webhooks.contract.ts';
import { requireCdn } from '#functions/platform/handlers/require-cdn.ts';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { log } from '#functions/platform/log.ts';
import { pageRoute } from '#functions/platform/handlers/page-route.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';
import { playSecrets, throughEdge, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.stubEnv('EDGE_SECRET_ID', 'cholang/edge');
});

const context = { awsRequestId: 'req-1', getRemainingTimeInMillis: () => 1000 } as unknown as Context;
const call = (headers: Record<string, string>) =>
  ({
    rawPath: '/api/things',
    rawQueryString: '',
    headers,
    body: '{',
    isBase64Encoded: false,
    requestContext: { http: { method: 'POST', sourceIp: '203.0.113.9', userAgent: 'test' } },
    // The rest of the event is not read.
  }) as unknown as APIGatewayProxyEventV2;

const answer = vi.fn<Parameters<typeof requireCdn>[0]>(async () => ({
  statusCode: 200,
  headers: {},
  body: 'in',
}));
const guarded = requireCdn(answer);
const statusOf = async (headers: Record<string, string>) =>
  (await guarded(call(headers), context)).statusCode;
beforeEach(() => void answer.mockClear());

describe('who knocks at a gateway', () => {
  it('comes in with either half of the secret, which goes no further', async () => {
    expect(await statusOf(throughEdge)).toBe(200);
    expect(await statusOf({ [edgeHeader]: 'what it will show', 'accept-language': 'en' })).toBe(200);
    expect(answer.mock.calls.map(([event]: unknown[]) => (event as APIGatewayProxyEventV2).headers)).toEqual([
      {},
      { 'accept-language': 'en' },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['an empty header', { [edgeHeader]: '' }],
    ['a guess', { [edgeHeader]: 'what the edge shows?' }],
    ['a made-up address', { 'x-viewer-address': '66.66.66.66' }],
    ['the whole secret', { [edgeHeader]: '{"a":"what the edge shows","b":"what it will show"}' }],
  ])('is turned away with %s', async (_, headers: Record<string, string>) => {
    expect(await statusOf(headers)).toBe(403);
    expect(answer).not.toHaveBeenCalled();
  });

  it('is turned away with an empty header while one half is empty', async () => {
    playSecrets({ 'cholang/edge-new': '{"a":"what the edge shows","b":""}' });
    vi.stubEnv('EDGE_SECRET_ID', 'cholang/edge-new');
    expect([await statusOf({ [edgeHeader]: '' }), await statusOf(throughEdge)]).toEqual([403, 200]);
  });

  it('is told to come again while the secret cannot be read, never let in', async () => {
    playSecrets({});
    vi.stubEnv('EDGE_SECRET_ID', 'cholang/edge-unknown');
    expect(await statusOf(throughEdge)).toBe(503);
    expect(answer).not.toHaveBeenCalled();
  });

  it('comes in with a half that was changed meanwhile, looked for once a minute whoever asks', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubEnv('EDGE_SECRET_ID', 'cholang/edge-turning');
    const fetching = playSecrets({ 'cholang/edge-turning': '{"a":"old","b":"older-than-old"}' });
    expect(await statusOf({ [edgeHeader]: 'old' })).toBe(200);
    fetching.mockRestore();
    const later = playSecrets({ 'cholang/edge-turning': '{"a":"old","b":"brand-new-one"}' });
    vi.advanceTimersByTime(61_000);
    expect(await statusOf({ [edgeHeader]: 'brand-new-one' })).toBe(200);
    for (let guess = 0; guess < 20; guess += 1)
      expect(await statusOf({ [edgeHeader]: `guess ${guess}` })).toBe(403);
    expect(later).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(301_000);
    expect(await statusOf({ [edgeHeader]: 'older-than-old' })).toBe(403);
  });
});

describe('every kind of route', () => {
  const contract = defineRoute({
    name: 'tests/things',
    summary: 'Things',
    method: 'POST',
    path: '/things',
    access: 'member',
    body: z.object({}),
    reply: z.object({}),
    limit: { calls: 1, seconds: 60 },
  });
  const run = vi.fn<() => Promise<never>>(async () => ({}) as never);
  it.each([
    ['an operation', httpRoute(contract, run)],
    ['a page', pageRoute(run, run)],
    ['a notice', webhookRoute(receiveBankNotice, run)],
  ])('%s asks who knocks before it reads, counts or logs in anybody', async (_, handler) => {
    const reply = await handler(call({ 'x-viewer-address': '66.66.66.66' }), context);
    expect(reply.statusCode).toBe(403);
    expect(run).not.toHaveBeenCalled();
  });
});
