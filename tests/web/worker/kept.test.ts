import { describe, expect, it } from 'vitest';
import { boundedCache } from '#web/worker/kept.ts';
import { accountCache } from '#web/worker/account-cache.ts';
import { aCacheStorage, heldIn, origin } from './a-scope.ts';

const kept = Date.parse('2026-11-01T00:00:00Z');
const thirtyDays = 30 * 86_400_000;
const within = { most: 2, bytes: 100 };
const key = (name: string) => `${origin}/${name}`;
const answer = (length: number) => new Response('x'.repeat(length));

describe('a cache', () => {
  it('lets go of what was not used for the longest time, also of what an earlier worker kept', async () => {
    const caches = aCacheStorage();
    const before = boundedCache(caches, 'some', within);
    await before.keep(key('a'), answer(1), kept);
    await before.keep(key('b'), answer(1), kept);
    await before.keep(key('a'), answer(1), kept);
    const after = boundedCache(caches, 'some', within);
    await after.keep(key('c'), answer(1), kept);
    expect(await heldIn(caches)).toEqual({ some: ['/a', '/c'] });
    await after.find(key('a'), kept);
    await after.keep(key('d'), answer(1), kept);
    expect(await heldIn(caches)).toEqual({ some: ['/a', '/d'] });
    expect(await after.find(key('c'), kept)).toBeUndefined();
  });

  it('counts bytes, also those an earlier worker kept, and takes nothing that is a quarter of all', async () => {
    const caches = aCacheStorage();
    const roomy = { most: 99, bytes: 100 };
    for (const name of ['a', 'b', 'c', 'd'])
      await boundedCache(caches, 'some', roomy).keep(key(name), answer(25), kept);
    await boundedCache(caches, 'some', roomy).keep(key('e'), answer(26), kept);
    expect((await heldIn(caches)).some).toEqual(['/a', '/b', '/c', '/d']);
    await boundedCache(caches, 'some', roomy).keep(key('f'), answer(1), kept);
    expect((await heldIn(caches)).some).toEqual(['/b', '/c', '/d', '/f']);
  });

  it('shows nothing after thirty days, and makes no cache to look into', async () => {
    const caches = aCacheStorage();
    const some = boundedCache(caches, 'some', within);
    expect(await some.find(key('a'), kept)).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
    await some.keep(key('a'), answer(1), kept);
    expect(await (await some.find(key('a'), kept + thirtyDays))?.text()).toBe('x');
    expect(await some.find(key('a'), kept + thirtyDays + 1)).toBeUndefined();
  });

  it('is not written to once nobody may keep it any more', async () => {
    const caches = aCacheStorage();
    await boundedCache(caches, 'some', within).keep(key('a'), answer(1), kept, () => false);
    expect(await caches.keys()).toEqual([]);
  });

  it('keeps what a page obeys, and not what was told to one reader once', async () => {
    const some = boundedCache(aCacheStorage(), 'some', within);
    const headers = {
      'content-security-policy': "default-src 'none'",
      'x-change': 't1',
      vary: 'accept-language',
    };
    await some.keep(key('a'), new Response('x', { headers: { ...headers, 'content-encoding': 'br' } }), kept);
    const found = Object.fromEntries((await some.find(key('a'), kept))?.headers ?? []);
    expect(found).toEqual({
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/plain;charset=UTF-8',
      'x-kept-at': '2026-11-01T00:00:00.000Z',
      'x-kept-bytes': '1',
    });
  });
});

describe('what is one person’s', () => {
  it('is not shown while somebody else is here, whoever left it there', async () => {
    const caches = aCacheStorage();
    await boundedCache(caches, 'catalogue', within).keep(key('a'), answer(1), kept);
    const own = accountCache(caches);
    await own.keep('lan', key('order'), answer(1), kept);
    await own.only('minh');
    expect(await heldIn(caches)).toEqual({ catalogue: ['/a'] });
    await boundedCache(caches, 'own-lan', within).keep(key('order'), answer(1), kept);
    expect(await own.find('lan', key('order'), kept)).toBeUndefined();
    await own.keep('minh', key('order'), answer(1), kept);
    await own.only('minh');
    expect(await heldIn(caches)).toEqual({ catalogue: ['/a'], 'own-minh': ['/order'] });
    expect(await (await own.find('minh', key('order'), kept))?.text()).toBe('x');
  });
});
