import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedAtHeader } from '#web/platform/api/stale-answers.ts';
import { documentCacheOf, documentKeyOf } from '#web/platform/offline/kept-cache.ts';
import type { Release } from '#web/worker/release.ts';
import { startWorker } from '#web/worker/start-worker.ts';
import { aScope, heldIn, json, origin } from './a-scope.ts';

const release: Release = { version: 'one', entry: '/assets/index-a.js', shell: [], files: [] };
const text = '/api/documents/d1/chapters/c1';
const image = { destination: 'image' } as const;

let online = true;
let served = 'newer';
let isSlow = false;
const network = (path: string): Response | Promise<Response> => {
  if (!online) throw new TypeError('Failed to fetch');
  if (isSlow && path.startsWith('/api/'))
    return new Promise((resolve) => setTimeout(() => resolve(json({ served }, 'private')), 9000));
  if (path === '/index.html') return new Response(release.entry);
  return path.startsWith('/media/')
    ? new Response('from the network', { headers: { 'content-type': 'image/webp' } })
    : json({ served }, 'private');
};

beforeEach(() => {
  online = true;
  isSlow = false;
  served = 'newer';
});

/** A worker beside a page that keeps a chapter and a picture for a member. */
async function aKeptDocument(account = 'usr_lan') {
  const world = aScope(network);
  startWorker(world.scope, release, () => Date.parse('2026-11-28T00:00:00Z'));
  await world.raise('install');
  const cache = await world.caches.open(documentCacheOf(account));
  const put = async (path: string, response: Response) =>
    cache.put(documentKeyOf(new URL(path, origin)), response);
  await put(text, json({ served: 'kept' }));
  await put('/media/posts/up1/1280.webp', new Response('kept picture'));
  return world;
}

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

describe('a kept document', () => {
  it('is answered without a network, to its member only', async () => {
    const { askAs } = await aKeptDocument();
    online = false;
    expect(await textOf(askAs('usr_lan', text))).toBe('{"served":"kept"}');
    await expect(askAs('usr_minh', text)).rejects.toThrow('Failed to fetch');
  });

  it('is read from the network first, and renewed by that', async () => {
    const { askAs } = await aKeptDocument();
    expect(await textOf(askAs('usr_lan', text))).toBe('{"served":"newer"}');
    online = false;
    const kept = await askAs('usr_lan', text);
    expect(kept?.headers.get(cachedAtHeader)).toBe('2026-11-28T00:00:00.000Z');
    expect(await kept?.text()).toBe('{"served":"newer"}');
  });

  it('does not wait for a slow network; what is not kept does', async () => {
    const { askAs } = await aKeptDocument();
    vi.useFakeTimers();
    try {
      isSlow = true;
      const answered: (string | undefined)[] = [];
      const noteWhen = (path: string) =>
        void textOf(askAs('usr_lan', path)).then((body) => answered.push(body));
      noteWhen(text);
      noteWhen('/api/documents/d1/chapters/c2');
      await vi.advanceTimersByTimeAsync(2999);
      expect(answered).toEqual([]);
      // The worker of these tests hands an answer over after all its work is done.
      await vi.advanceTimersByTimeAsync(6001);
      expect(answered).toEqual(['{"served":"kept"}', '{"served":"newer"}']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('brings no other document with it', async () => {
    const { askAs, caches } = await aKeptDocument();
    await askAs('usr_lan', '/api/documents/d2/chapters/c9');
    await askAs('usr_minh', text);
    expect(Object.values(await heldIn(caches)).flat()).not.toContain('/api/documents/d2/chapters/c9');
    expect(Object.keys(await heldIn(caches)).filter((name) => name.startsWith('documents-'))).toEqual([
      'documents-usr_lan',
    ]);
  });

  it('shows its pictures in the size that is kept, whichever is asked for', async () => {
    const { ask } = await aKeptDocument();
    expect(await textOf(ask('/media/posts/up1/480.webp', image))).toBe('from the network');
    online = false;
    expect(await textOf(ask('/media/posts/up1/480.webp', image))).toBe('kept picture');
    await expect(ask('/media/posts/up2/480.webp', image)).rejects.toThrow('Failed to fetch');
  });

  it('shows pictures of goods that it keeps', async () => {
    const { ask, caches } = await aKeptDocument();
    const cache = await caches.open(documentCacheOf('usr_lan'));
    await cache.put(`${origin}/media/products/xoai`, new Response('kept mango'));
    online = false;
    expect(await textOf(ask('/media/products/xoai/480.webp', image))).toBe('kept mango');
  });

  it.each([
    ['its member signs out', undefined],
    ['somebody else is here', 'usr_minh'],
  ])('is gone when %s', async (_, account) => {
    const { tell, caches, ask } = await aKeptDocument();
    await tell({ type: 'account', account: 'usr_lan' });
    expect(Object.keys(await heldIn(caches))).toContain('documents-usr_lan');
    await tell({ type: 'account', account });
    expect(Object.keys(await heldIn(caches))).not.toContain('documents-usr_lan');
    online = false;
    await expect(ask('/media/posts/up1/480.webp', image)).rejects.toThrow('Failed to fetch');
  });

  it('is not renewed for a member who is here no more', async () => {
    const { askAs, caches, tell } = await aKeptDocument();
    await tell({ type: 'account', account: 'usr_minh' });
    await askAs('usr_lan', text);
    expect(Object.keys(await heldIn(caches))).not.toContain('documents-usr_lan');
  });
});
