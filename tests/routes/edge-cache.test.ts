import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProducts } from '#shared/catalogue/index.ts';
import { changeHeader } from '#shared/contract/change-tokens.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld({ edgeCache: true });
  await stock(world, [aProduct({ name: 'Trà sen' })], [aCategory({ name: 'Trà' })]);
});
afterAll(() => world.close());

const products = `/api${listProducts.path}`;
const copySeconds = listProducts.cacheSeconds ?? 0;

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const reply = await fetch(world.url + path, { method, headers });
  const body = await reply.text();
  return { status: reply.status, cache: reply.headers.get('x-cache')?.split(' ')[0], reply, body };
}

it('the second who asks gets the copy of the first, compressed for each as they like', async () => {
  const first = await ask(`${products}?q=tra`);
  const second = await ask(`${products}?q=tra`, { 'accept-encoding': 'identity' });
  expect([first.cache, second.cache]).toEqual(['Miss', 'Hit']);
  expect(second.body).toBe(first.body);
  expect(Number(second.reply.headers.get('age'))).toBeLessThan(copySeconds);
  expect(second.reply.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['another query', `${products}?q=sen`, {}],
  ['another language', `${products}?q=tra`, { 'accept-language': 'en' }],
  ['somebody signed in', `${products}?q=tra`, { authorization: 'Bearer made-up' }],
  [
    'who has just changed something',
    `${products}?q=tra`,
    { [changeHeader]: 'products.0.01J00000000000000000000000' },
  ],
])('%s has a copy apart', async (_, path, headers) => {
  await ask(`${products}?q=tra`);
  expect((await ask(path, headers)).cache).toBe('Miss');
});

it('answers that are nobody else’s business are kept for nobody', async () => {
  const { accessToken } = await world.aMember();
  const headers = { authorization: `Bearer ${accessToken}` };
  for (const path of ['/api/users/me', '/api/products/no-such-product'])
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(path, headers)).cache).toBe('Miss');
});

it('a copy is shown once more while a newer one is fetched, and not for longer', async () => {
  const path = `${products}?q=tra&pageSize=7`;
  const { body } = await ask(path);
  await stock(world, [aProduct({ name: 'Trà cúc' })]);
  await world.cloud.clock.advance(copySeconds + 1);
  const stale = await ask(path);
  expect([stale.cache, stale.body]).toEqual(['Hit', body]);
  await expect.poll(async () => (await ask(path)).body, { timeout: 5000 }).toContain('Trà cúc');
  await world.cloud.clock.advance(120);
  expect((await ask(path)).cache).toBe('Miss');
});

it('what is no GET goes past the copies', async () => {
  const path = `${products}?q=tra`;
  await ask(path);
  expect((await ask(path, {}, 'POST')).cache).toBeUndefined();
});
