import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { readSecret } from '#functions/platform/clients/secrets.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const Reply = z.looseObject({ statusCode: z.int() });
const sample = z
  .looseObject({ headers: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../events/http/list-products.json'), 'utf8')));

/** As API Gateway calls a function, wherever the request came from. */
async function called(entry: string, headers: Record<string, string>): Promise<number> {
  const event = { ...sample, headers: { ...sample.headers, ...headers } };
  return Reply.parse(await world.cloud.invoke(entry, event)).statusCode;
}

it.each([
  'routes/catalogue/shop/list-products',
  'routes/payments/receive-bank-notice',
  'routes/operations/not-found',
  'routes/pages/show-page',
])('403: %s, for whoever goes past the edge', async (entry) => {
  const shown = z
    .object({ a: z.string().min(32) })
    .parse(JSON.parse(await readSecret('cholang/sandbox/edge')));
  expect(await called(entry, { 'x-viewer-address': '66.66.66.66' })).toBe(403);
  expect(await called(entry, { [edgeHeader]: 'a guess' })).toBe(403);
  expect(await called(entry, { [edgeHeader]: shown.a })).not.toBe(403);
});

it('200: through the edge, whatever a caller sends by the name of its secret', async () => {
  for (const headers of [{}, { [edgeHeader]: 'a guess' }]) {
    const reply = await fetch(`${world.url}/api/health`, { headers });
    expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ status: 'ready' })]);
  }
});
