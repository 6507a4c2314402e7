import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUrlMetadata } from '#shared/links/get-url-metadata.contract.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const ask = (url: string) => world.send(getUrlMetadata, { query: { url } });

it('200: our own cloud is as closed to a link as any other inside', async () => {
  const { status, body, headers } = await ask(`${world.url}/api/health`);
  expect([status, body]).toEqual([
    200,
    { url: `${world.url}/api/health`, domain: '127.0.0.1', title: '127.0.0.1', description: '', image: null },
  ]);
  expect(headers.get('cache-control')).toContain('s-maxage=300');
});

it.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/',
  'http://localhost:4566/',
  'http://[::1]/',
  'http://0x7f000001/',
])('200: the card of the host, and nothing from inside, for %s', async (url) => {
  const { status, body } = await ask(url);
  expect([status, body.title, body.description, body.image]).toEqual([200, body.domain, '', null]);
});

it.each([
  '',
  'không phải liên kết',
  'ftp://a.vn',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `https://a.vn/${'x'.repeat(2100)}`,
])('400: %s', async (url) => {
  expect((await ask(url)).status).toBe(400);
});

it('429: 120 a minute from one address, no more', async () => {
  const statuses: number[] = [];
  await world.nextTurnOf(60);
  for (let n = 0; n < 122; n += 1) statuses.push((await ask('http://127.0.0.1/')).status);
  expect(statuses).toContain(429);
});
