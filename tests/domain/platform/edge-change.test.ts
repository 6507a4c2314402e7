import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireCdn } from '#functions/platform/handlers/require-cdn.ts';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { log } from '#functions/platform/log.ts';
import { playSecrets, useSecret } from '../support/secret.ts';

let kept: { a: string; b: string };

beforeEach(async () => {
  await useSecret();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(log, 'info').mockReturnValue();
  kept = { a: 'first', b: '' };
});
afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('EDGE_SECRET_ID', 'cholang/edge');
});

let containers = 0;
const guarded = requireCdn(async () => ({ statusCode: 200, headers: {}, body: '' }));

/** A container of its own: what is remembered of a secret is remembered by its name, so each calls it by another. */
function aContainer() {
  const name = `cholang/edge-in-use-${(containers += 1)}`;
  return async (shown: string) => {
    vi.stubEnv('EDGE_SECRET_ID', name);
    const fetching = playSecrets({ [name]: JSON.stringify(kept) });
    const event = { rawPath: '/', headers: { [edgeHeader]: shown } };
    const { statusCode } = await guarded(
      event as unknown as APIGatewayProxyEventV2,
      { awsRequestId: 'r', getRemainingTimeInMillis: () => 1000 } as Context,
    );
    fetching.mockRestore();
    return statusCode;
  };
}

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

it('while the secret is changed no shopper is turned away, by a container old or new', async () => {
  const old = aContainer();
  expect(await old('first')).toBe(200);
  minutes(1);

  // The other half is written; places at the edge go over to it one by one.
  kept = { a: 'first', b: 'second' };
  const fresh = aContainer();
  for (const container of [old, fresh])
    for (const shown of ['first', 'second', 'first'])
      expect([shown, await container(shown)]).toEqual([shown, 200]);
  expect(await fresh('third')).toBe(403);

  // All of them show the second: what the first opened is taken back.
  minutes(10);
  kept = { a: 'third', b: 'second' };
  const newest = aContainer();
  for (const container of [old, fresh, newest]) expect(await container('second')).toBe(200);
  minutes(10);
  for (const container of [old, fresh, newest]) {
    expect(await container('first')).toBe(403);
    expect(await container('')).toBe(403);
    expect(await container('third')).toBe(200);
  }
});
