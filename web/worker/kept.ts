import { cachedAtHeader } from '#web/platform/api/stale-answers.ts';
import { type Bounds, isTooLarge, isTooOld, surplusOf } from './what-is-kept.ts';

const keptBytes = 'x-kept-bytes';
/** Headers not cached: the stored body is decoded already; the others were for one response only. */
const leftOut = ['content-encoding', 'content-length', 'set-cookie', 'vary', 'x-change'];

/** Returns a copy of a response for the cache, with its headers, so that a page keeps its security policy. */
export async function copyOf(response: Response, now: number): Promise<{ copy: Response; bytes: number }> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  for (const name of leftOut) headers.delete(name);
  headers.set(cachedAtHeader, new Date(now).toISOString());
  headers.set(keptBytes, String(body.byteLength));
  return { copy: new Response(body, { status: 200, headers }), bytes: body.byteLength };
}

/** Creates an LRU cache with a maximum size, whichever worker filled it. */
export function boundedCache(caches: CacheStorage, name: string, within: Bounds) {
  let counting: Promise<Map<string, number>> | undefined;

  async function count(): Promise<Map<string, number>> {
    const cache = await caches.open(name);
    const sizes = new Map<string, number>();
    for (const { url } of await cache.keys()) {
      const size = (await cache.match(url))?.headers.get(keptBytes);
      sizes.set(url, Number(size ?? 0));
    }
    return sizes;
  }
  const counted = () => (counting ??= count());

  /** Adds a response. `still` is checked last, so that a response that may no longer be cached is dropped. */
  async function keep(key: string, response: Response, now: number, still = () => true): Promise<void> {
    const { copy, bytes } = await copyOf(response, now);
    if (isTooLarge(bytes, within) || !still()) return;
    const [cache, sizes] = await Promise.all([caches.open(name), counted()]);
    // Deleting first keeps the cache in order of use.
    await cache.delete(key);
    await cache.put(key, copy);
    sizes.delete(key);
    sizes.set(key, bytes);
    for (const old of surplusOf(sizes, within)) {
      sizes.delete(old);
      await cache.delete(old);
    }
  }

  async function find(key: string, now: number): Promise<Response | undefined> {
    if (!(await caches.has(name))) return undefined;
    const found = await (await caches.open(name)).match(key);
    if (!found || isTooOld(found.headers.get(cachedAtHeader), now)) return undefined;
    const sizes = await counted();
    const size = sizes.get(key);
    sizes.delete(key);
    if (size !== undefined) sizes.set(key, size);
    return found;
  }

  return { keep, find };
}

export type BoundedCache = ReturnType<typeof boundedCache>;
