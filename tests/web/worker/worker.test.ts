import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenResources } from '#web/platform/offline/worker-messages.ts';
import type { Release } from '#web/worker/release.ts';
import { startWorker } from '#web/worker/start-worker.ts';
import { aScope, heldIn, json, origin, tokenOf } from './a-scope.ts';

const release: Release = {
  version: 'one',
  entry: '/assets/index-aaaaaaa1.js',
  shell: ['/assets/index-aaaaaaa1.js', '/assets/index-bbbbbbb1.css'],
  files: ['index-aaaaaaa1.js', 'index-bbbbbbb1.css', 'product-ccccccc.js'],
};
const next: Release = {
  version: 'two',
  entry: '/assets/index-aaaaaaa2.js',
  shell: ['/assets/index-aaaaaaa2.js'],
  files: ['index-aaaaaaa2.js', 'product-ddddddd.js', 'checkout-eeeeeee.js'],
};
const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
const page = ({ entry }: Release) =>
  new Response(`<script type="module" src="${entry}"></script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  });

let online = true;
let served = release;
let answers: Record<string, () => Response | Promise<Response>> = {};

function network(path: string): Response | Promise<Response> {
  if (!online) throw new TypeError('Failed to fetch');
  const known = answers[path];
  if (known) return known();
  if (path === '/index.html' || path.startsWith('/e-commerce')) return page(served);
  if (path.startsWith('/media/'))
    return new Response('picture', { headers: { 'content-type': 'image/webp' } });
  if (/\.(?:js|css|svg|webmanifest)$/.test(path)) return script(`${served.version}: ${path}`);
  return new Response('{"statusCode":404}', { status: 404 });
}

beforeEach(() => {
  online = true;
  served = release;
  answers = {};
});

async function aWorker(of: Release = release, before?: ReturnType<typeof aScope>) {
  const world = before ?? aScope(network);
  served = of;
  startWorker(world.scope, of, () => Date.parse('2026-11-28T00:00:00Z'));
  await world.raise('install');
  await world.raise('activate');
  return world;
}

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const navigation = { mode: 'navigate' } as const;

describe('the shell', () => {
  it('is kept whole: the page, what it begins with, what stands beside', async () => {
    const { caches } = await aWorker();
    expect(await heldIn(caches)).toEqual({
      'shell-one': [
        '/assets/index-aaaaaaa1.js',
        '/assets/index-bbbbbbb1.css',
        '/before-paint.js',
        '/favicon.svg',
        '/index.html',
        '/site.webmanifest',
      ],
    });
  });

  it('opens every page offline, with the policy it came with', async () => {
    const { ask } = await aWorker();
    online = false;
    const opened = await ask('/e-commerce/product/xoai', navigation);
    expect(await opened?.text()).toContain(release.entry);
    expect(opened?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(await textOf(ask('/before-paint.js'))).toBe('one: /before-paint.js');
  });

  it('gives way to the network, which is asked first', async () => {
    const { ask } = await aWorker();
    served = next;
    expect(await textOf(ask('/e-commerce', navigation))).toContain(next.entry);
    answers = { '/e-commerce': () => new Response('closed', { status: 503 }) };
    expect((await ask('/e-commerce', navigation))?.status).toBe(503);
  });

  it('opens after three seconds in which nothing came', async () => {
    vi.useFakeTimers();
    try {
      const world = await aWorker();
      answers = { '/e-commerce': () => new Promise<Response>(() => undefined) };
      const opened = textOf(world.ask('/e-commerce', navigation));
      let isOpen = false;
      void opened.then(() => (isOpen = true));
      await vi.advanceTimersByTimeAsync(2999);
      expect(isOpen).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await opened).toContain(release.entry);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes the page the browser asked for while the worker woke', async () => {
    const world = await aWorker();
    const preloadResponse = Promise.resolve(new Response('early'));
    const request = world.requestOf('/e-commerce', navigation);
    expect(await textOf(world.raise('fetch', { request, preloadResponse }))).toBe('early');
  });

  it('is not that of another release, nor half of one', async () => {
    served = next;
    const mixed = aScope(network);
    startWorker(mixed.scope, release);
    await expect(mixed.raise('install')).rejects.toThrow('another release');
    served = release;
    answers = { '/assets/index-bbbbbbb1.css': () => new Response('gone', { status: 404 }) };
    const half = aScope(network);
    startWorker(half.scope, release);
    await expect(half.raise('install')).rejects.toThrow('404');
  });
});

describe('files with a hash in their name', () => {
  it('are fetched once', async () => {
    const world = await aWorker();
    const before = world.asked.length;
    expect(await textOf(world.ask('/assets/product-ccccccc.js'))).toBe('one: /assets/product-ccccccc.js');
    expect(await textOf(world.ask('/assets/product-ccccccc.js'))).toBe('one: /assets/product-ccccccc.js');
    expect(world.asked.slice(before)).toEqual(['/assets/product-ccccccc.js']);
  });

  it('that are missing are missing next time, too', async () => {
    const world = await aWorker();
    answers = { '/assets/gone-abc1234.js': () => new Response('no', { status: 404 }) };
    expect((await world.ask('/assets/gone-abc1234.js'))?.status).toBe(404);
    expect((await heldIn(world.caches))['assets-one']).toBeUndefined();
  });
});

describe('a new release', () => {
  it('brings what was used of the one before, and takes its place where no page is open', async () => {
    const world = await aWorker();
    await world.ask('/assets/product-ccccccc.js');
    await aWorker(next, world);
    expect(await heldIn(world.caches)).toEqual({
      'shell-two': expect.arrayContaining(['/assets/index-aaaaaaa2.js', '/index.html']),
      'assets-two': ['/assets/product-ddddddd.js'],
    });
    online = false;
    expect(await textOf(world.ask('/e-commerce', navigation))).toContain(next.entry);
  });

  it('waits, unless a page says that it may come', async () => {
    const world = await aWorker();
    expect(world.skipWaiting).not.toHaveBeenCalled();
    const postMessage = vi.fn<(message: unknown) => void>();
    await world.tell({ type: 'which' }, { ports: [{ postMessage }] });
    expect(postMessage).toHaveBeenCalledWith(release.entry);
    await world.tell({ type: 'take-over' });
    expect(world.skipWaiting).toHaveBeenCalledOnce();
  });

  it('leaves an open page the files of the older one until that page is closed', async () => {
    const world = await aWorker();
    await world.ask('/assets/product-ccccccc.js');
    const old = { id: 'old' } as (typeof world.windows)[number];
    const fresh = { id: 'fresh' } as (typeof world.windows)[number];
    world.windows.push(old);
    await aWorker(next, world);
    online = false;
    const file = () => textOf(world.ask('/assets/product-ccccccc.js').catch(() => undefined));
    expect(await file()).toBe('one: /assets/product-ccccccc.js');
    world.windows.push(fresh);
    await world.tell(seen({ entry: next.entry }), { source: fresh });
    expect(await file()).toBe('one: /assets/product-ccccccc.js');
    world.windows.splice(0, 2, old);
    await world.tell(seen({ entry: release.entry }), { source: old });
    expect(await file()).toBe('one: /assets/product-ccccccc.js');
    world.windows.splice(0, 1, fresh);
    await world.tell(seen({ entry: next.entry }), { source: fresh });
    expect(await file()).toBeUndefined();
  });

  it.each(['installing', 'waiting'] as const)('keeps its files while it is %s', async (state) => {
    const world = await aWorker();
    await (await world.caches.open('shell-two')).put(`${origin}/index.html`, new Response('two'));
    world.newer[state] = {};
    await world.tell(seen({}));
    expect((await heldIn(world.caches))['shell-two']).toEqual(['/index.html']);
    world.newer[state] = null;
    await world.tell(seen({}));
    expect((await heldIn(world.caches))['shell-two']).toBeUndefined();
  });
});

const seen = (given: Partial<SeenResources>): SeenResources => ({
  type: 'seen',
  page: `${origin}/e-commerce`,
  entry: release.entry,
  language: 'vi',
  addresses: [],
  answers: [],
  ...given,
});

describe('the catalogue', () => {
  const products = '/api/products?page=1';
  const language = (word: string) => ({ headers: { 'accept-language': word } });

  it('is asked of the network first, and of what was kept without one', async () => {
    const { ask } = await aWorker();
    answers = { [products]: () => json({ page: 'first' }) };
    await ask(products);
    answers = { [products]: () => json({ page: 'second' }) };
    const fresh = await ask(products);
    expect([await fresh?.json(), fresh?.headers.get('x-kept-at')]).toEqual([{ page: 'second' }, null]);
    online = false;
    const kept = await ask(products);
    expect([await kept?.json(), kept?.headers.get('x-kept-at')]).toEqual([
      { page: 'second' },
      '2026-11-28T00:00:00.000Z',
    ]);
    await expect(ask('/api/products?page=2')).rejects.toThrow('Failed to fetch');
  });

  it('speaks the language it was asked in', async () => {
    const { ask } = await aWorker();
    answers = { [products]: () => json({ name: 'Xoài' }) };
    await ask(products, language('vi'));
    online = false;
    await expect(ask(products, language('en'))).rejects.toThrow('Failed to fetch');
  });

  it('shows nobody who left something else instead', async () => {
    const { ask } = await aWorker();
    answers = { [products]: () => json({}) };
    await ask(products);
    answers = {
      [products]: () => {
        throw new DOMException('Left', 'AbortError');
      },
    };
    await expect(ask(products)).rejects.toThrow('Left');
  });

  it('keeps refusals and mistakes to itself', async () => {
    const { ask, caches } = await aWorker();
    expect((await ask(products))?.status).toBe(404);
    expect((await heldIn(caches)).catalogue).toBeUndefined();
  });

  it('holds the two hundred answers that were used last', async () => {
    const { ask, caches } = await aWorker();
    for (let number = 1; number <= 201; number += 1) {
      answers[`/api/products/p${number}`] = () => json({ number });
      await ask(`/api/products/p${number}`);
    }
    const held = (await heldIn(caches)).catalogue ?? [];
    expect([held.length, held.includes('/api/products/p1?%7E=vi')]).toEqual([200, false]);
  });
});

it('pictures of goods are fetched once', async () => {
  const world = await aWorker();
  const picture = '/media/products/xoai/480.webp';
  const before = world.asked.length;
  for (let time = 0; time < 2; time += 1)
    expect(await textOf(world.ask(picture, { destination: 'image' }))).toBe('picture');
  expect(world.asked.slice(before)).toEqual([picture]);
  expect((await heldIn(world.caches)).pictures).toEqual([`${picture}?%7E=vi`]);
});

describe('what was there before the worker', () => {
  it('is kept from the browser’s own copies: code, pictures and the catalogue, nothing else', async () => {
    const inits: unknown[] = [];
    const world = aScope((path, init) => {
      if (path.startsWith('/api/') || path.startsWith('/media/')) inits.push([path, init]);
      return network(path);
    });
    await aWorker(release, world);
    answers = { '/api/products': () => json([]), '/api/products/search': () => json([], 'no-store') };
    const addresses = [
      '/assets/product-ccccccc.js',
      '/media/products/xoai/480.webp',
      '/media/avatars/lan/48.webp',
      '/api/products',
      '/api/products/search',
      '/api/public/guest-cart',
    ].map((path) => origin + path);
    await world.tell(
      seen({ addresses: [...addresses, 'https://elsewhere.test/assets/a.js'], language: 'en' }),
    );
    const { 'shell-one': _shell, ...held } = await heldIn(world.caches);
    expect(held).toEqual({
      'assets-one': ['/assets/product-ccccccc.js'],
      pictures: ['/media/products/xoai/480.webp?%7E=en'],
      catalogue: ['/api/products?%7E=en'],
    });
    expect(inits).toContainEqual([
      '/api/products',
      { cache: 'force-cache', headers: { 'accept-language': 'en' } },
    ]);
    const asked = world.asked.length;
    await world.tell(seen({ addresses, language: 'en' }));
    expect(world.asked.slice(asked)).toEqual(['/api/products/search']);
  });

  it('answers that came inside the page, too, as far as they are of the catalogue', async () => {
    const { ask, caches, tell } = await aWorker();
    const given = [
      { address: '/products/slug/xoai', reply: { name: 'Xoài' } },
      { address: '/public/warehouses', reply: [] },
    ];
    await tell(seen({ answers: given }));
    expect((await heldIn(caches)).catalogue).toHaveLength(1);
    online = false;
    expect(await (await ask('/api/products/slug/xoai'))?.json()).toEqual({ name: 'Xoài' });
  });

  it('at work, code alone', async () => {
    const { caches, tell } = await aWorker();
    answers = { '/api/products': () => json([]) };
    await tell(
      seen({
        page: `${origin}/admin`,
        addresses: [`${origin}/api/products`, `${origin}/assets/product-ccccccc.js`],
        answers: [{ address: '/products/slug/xoai', reply: {} }],
      }),
    );
    expect((await heldIn(caches)).catalogue).toBeUndefined();
    expect((await heldIn(caches))['assets-one']).toHaveLength(1);
  });
});

describe('one’s own orders', () => {
  const order = '/api/public/orders/ord_1';
  const ours = () => json({ code: 'CL-1' }, 'no-store');
  const lanHas = async () => {
    const world = await aWorker();
    answers = { [order]: ours };
    await world.askAs('usr_lan', order);
    return world;
  };

  it('are read offline by whose they are', async () => {
    const { askAs, ask, caches } = await lanHas();
    expect((await heldIn(caches))['own-usr_lan']).toEqual([`${order}?%7E=vi`]);
    online = false;
    expect(await (await askAs('usr_lan', order))?.json()).toEqual({ code: 'CL-1' });
    await expect(askAs('usr_minh', order)).rejects.toThrow('Failed to fetch');
    expect(await ask(order)).toBeUndefined();
  });

  it('of what was said with a token nothing lies in a cache of all', async () => {
    const world = await lanHas();
    answers['/api/products'] = () => json([]);
    answers['/api/members/kyc'] = () => json({ number: '012' });
    answers[`${order}/payments`] = () => json([]);
    const authorized = { headers: { authorization: `Bearer ${tokenOf('usr_lan')}` } };
    for (const path of [
      '/api/products',
      '/api/members/kyc',
      `${order}/payments`,
      '/assets/product-ccccccc.js',
    ])
      await world.ask(path, authorized);
    const { 'shell-one': _shell, ...held } = await heldIn(world.caches);
    expect(Object.keys(held)).toEqual(['own-usr_lan']);
    expect(held['own-usr_lan']).toHaveLength(1);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof aWorker>>) => Promise<unknown>]>([
    ['a page says that nobody is here', ({ tell }) => tell({ type: 'account', account: undefined })],
    ['a page says that somebody else is', ({ tell }) => tell({ type: 'account', account: 'usr_minh' })],
    ['somebody signs out', ({ ask }) => ask('/api/auth/signout', { method: 'POST' })],
  ])('are gone when %s', async (_when, leave) => {
    const world = await lanHas();
    await leave(world);
    expect((await heldIn(world.caches))['own-usr_lan']).toBeUndefined();
    online = false;
    await expect(world.askAs('usr_lan', order)).rejects.toThrow('Failed to fetch');
  });

  it('stay while the same person is here', async () => {
    const world = await lanHas();
    await world.tell({ type: 'account', account: 'usr_lan' });
    online = false;
    expect(await (await world.askAs('usr_lan', order))?.json()).toEqual({ code: 'CL-1' });
  });

  it('that arrive after their owner left are not kept', async () => {
    const world = await aWorker();
    await world.tell({ type: 'account', account: 'usr_lan' });
    let arrive = (_: Response): void => undefined;
    answers = { [order]: () => new Promise<Response>((resolve) => (arrive = resolve)) };
    const asking = world.askAs('usr_lan', order);
    await Promise.resolve();
    await world.tell({ type: 'account', account: undefined });
    arrive(ours());
    expect(await (await asking)?.json()).toEqual({ code: 'CL-1' });
    expect((await heldIn(world.caches))['own-usr_lan']).toBeUndefined();
  });

  it('whose owner leaves while they are written are taken away again', async () => {
    const world = await aWorker();
    await world.tell({ type: 'account', account: 'usr_lan' });
    answers = { [order]: ours };
    const cache = await world.caches.open('own-usr_lan');
    const put = cache.put.bind(cache);
    vi.spyOn(cache, 'put').mockImplementationOnce(async (key, response) => {
      await world.tell({ type: 'account', account: undefined });
      await put(key, response);
      // The browser makes a cache anew that is written to.
      await (await world.caches.open('own-usr_lan')).put(key, ours());
    });
    await world.askAs('usr_lan', order);
    expect((await heldIn(world.caches))['own-usr_lan']).toBeUndefined();
  });
});

describe('switched off', () => {
  it('forgets everything, answers nothing, and takes its place at once', async () => {
    const world = await aWorker();
    const off = aScope(network);
    Object.assign(off.scope, { caches: world.caches });
    startWorker(off.scope, { version: '', entry: '', shell: [], files: [] });
    await off.raise('install');
    await off.raise('activate');
    expect(off.skipWaiting).toHaveBeenCalledOnce();
    expect(await heldIn(world.caches)).toEqual({});
    expect(await off.ask('/e-commerce', navigation)).toBeUndefined();
  });
});
