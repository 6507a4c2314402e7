import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { percentile } from './percentiles.ts';

export type Timing = { what: string; p50: number; p95: number; table: string };

const rounds = 300;
const warmUp = 30;

const questions: [what: string, path: string, budget?: number][] = [
  ['popular, first page', '/products'],
  ['popular, page 50', '/products?page=50'],
  [
    'category + price band, by price, page 2',
    '/products?categoryId={category}&minPrice=50000&maxPrice=900000&sortBy=price&sortDir=asc&page=2',
  ],
  [
    'text + price band, by price',
    '/products?q=ao%20thun&minPrice=50000&maxPrice=900000&sortBy=price&sortDir=asc',
  ],
  ['text by relevance', '/products?q=dong%20ho'],
  ['text by relevance, page 20', '/products?q=dong%20ho&page=20'],
  ['text with slips', '/products?q=nuwocs%20mams'],
  ['free shipping, in stock, by sold', '/products?freeShipping=true&stockStatus=in_stock&sortBy=sold'],
  ['suggestion', '/products/suggestions?q=ca%20phe'],
  ['suggestion, two letters', '/products/suggestions?q=ao'],
  ['facets', '/products/facets'],
  ['facets of a text', '/products/facets?q=ca%20phe'],
  [
    'facets of a category + price band',
    '/products/facets?categoryId={category}&minPrice=50000&maxPrice=900000',
  ],
  ['popular', '/products/popular'],
  ['related', '/products/{id}/related'],
  ['category tree with counts', '/categories/tree?withCounts=true'],
  ['product by address', '/products/slug/{slug}'],
  ['health', '/health'],
];

/**
 * Uses `request`, because `fetch` gives up after five minutes and the first view file of a big shop can take
 * longer.
 */
export async function runSchedules(origin: string): Promise<void> {
  const asked = request(`${origin}/dev/schedules`, { method: 'POST' }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  await once(reply.resume(), 'end');
}

/** Calls each function before timing, because the first call opens its views. Later calls are measured. */
async function wake(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const paths = ['/products', '/products/facets', '/categories/tree?withCounts=true'];
    const replies = await Promise.all(paths.map((path) => fetch(`${origin}/api${path}`)));
    if (replies.every(({ ok }) => ok)) return;
  }
  throw new Error('The catalogue did not wake up');
}

async function readJson<T>(url: string): Promise<T> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as T;
}

/** Routes with filters. Each call gets a filter that was never used before, so that no cached answer helps. */
const narrows = (path: string): boolean => /^\/products(?:\/facets)?(?:\?|$)/.test(path);

/** The same request with another minimum price. */
function asNew(url: string, round: number): string {
  const asked = new URL(url);
  const least = Number(asked.searchParams.get('minPrice') ?? 0);
  asked.searchParams.set('minPrice', String(least + round + warmUp + 1));
  return asked.href;
}

const same = (url: string): string => url;

/** Times sequential calls of one client through the gateway, as a browser makes them. */
async function time(
  url: string,
  next: (url: string, round: number) => string,
): Promise<{ milliseconds: number[]; table: string }> {
  const milliseconds: number[] = [];
  let table = '';
  for (let round = -warmUp; round < rounds; round += 1) {
    const started = performance.now();
    const reply = await fetch(next(url, round));
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    if (round >= 0) milliseconds.push(performance.now() - started);
    table = /desc="([^"]*)"/.exec(reply.headers.get('server-timing') ?? '')?.[1] ?? '';
  }
  return { milliseconds, table };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export async function measureCatalogue(origin: string): Promise<{ total: number; timings: Timing[] }> {
  const api = `${origin}/api`;
  await wake(origin);
  const [{ total, data }, tree] = await Promise.all([
    readJson<{ total: number; data: { id: string; slug: string }[] }>(`${api}/products`),
    readJson<{ id: string }[]>(`${api}/categories/tree`),
  ]);
  const timings: Timing[] = [];
  for (const [what, path] of questions) {
    const url =
      api +
      path
        .replace('{category}', tree[0]?.id ?? '')
        .replace('{slug}', data[0]?.slug ?? '')
        .replace('{id}', data[0]?.id ?? '');
    const ways = { [what]: same, ...(narrows(path) && { [`${what}, never asked before`]: asNew }) };
    for (const [name, next] of Object.entries(ways)) {
      const { milliseconds, table } = await time(url, next);
      timings.push({
        what: name,
        p50: rounded(percentile(milliseconds, 50)),
        p95: rounded(percentile(milliseconds, 95)),
        table,
      });
    }
  }
  return { total, timings };
}
