import { type IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { Assembly } from '../template/template.ts';
import type { Answer } from '../http/http-tools.ts';

const Policy = z.object({
  CachePolicyConfig: z.object({
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    MinTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      CookiesConfig: z.object({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.object({
        HeaderBehavior: z.enum(['none', 'whitelist']),
        Headers: z.array(z.string()).default([]),
      }),
      QueryStringsConfig: z.object({ QueryStringBehavior: z.enum(['none', 'all']) }),
    }),
  }),
});

/** Cache key of a path's copies, and how many seconds a copy may be kept. */
export type CachePolicy = {
  headers: string[];
  byQuery: boolean;
  seconds: { least: number; usual: number; most: number };
};

/** Reads the declared cache policies by reference. AWS-managed ones are for files, which are local. */
export const readCachePolicies = ({ declared }: Assembly): Map<string, CachePolicy> =>
  new Map(
    declared('AWS::CloudFront::CachePolicy', Policy).map(
      ({ ref, properties: { CachePolicyConfig: config } }) => {
        const { HeadersConfig, QueryStringsConfig } = config.ParametersInCacheKeyAndForwardedToOrigin;
        const policy: CachePolicy = {
          headers: HeadersConfig.Headers.map((name) => name.toLowerCase()),
          byQuery: QueryStringsConfig.QueryStringBehavior === 'all',
          seconds: { least: config.MinTTL, usual: config.DefaultTTL, most: config.MaxTTL },
        };
        return [ref, policy];
      },
    ),
  );

type Copy = {
  status: number;
  headers: [name: string, value: number | string | string[]][];
  body: Buffer;
  storedAt: number;
  cacheUntil: number;
  staleUntil: number;
};

const maxCopies = 2_000;
const largestBytes = 1_000_000;

const keyOf = ({ headers, byQuery }: CachePolicy, request: IncomingMessage, url: URL): string =>
  [
    url.pathname,
    byQuery ? url.search : '',
    ...headers.map((name) => String(request.headers[name] ?? '')),
  ].join('\n');

function secondsIn(control: string, name: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`, 'i').exec(control)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Computes how long a copy is fresh, and how long it may be served stale while it is revalidated. */
function lifeOf({ seconds }: CachePolicy, control: string, now: number) {
  if (/\b(?:no-store|private|no-cache)\b/i.test(control)) return undefined;
  const asked = secondsIn(control, 's-maxage') ?? secondsIn(control, 'max-age') ?? seconds.usual;
  const fresh = Math.min(seconds.most, Math.max(seconds.least, asked));
  if (fresh <= 0) return undefined;
  const stale = secondsIn(control, 'stale-while-revalidate') ?? 0;
  return { storedAt: now, cacheUntil: now + fresh * 1000, staleUntil: now + (fresh + stale) * 1000 };
}

/** Creates a cache of public replies that follows the distribution's cache policies. */
export function createEdgeCache(now: () => number) {
  const copies = new Map<string, Copy>();
  const renewing = new Set<string>();

  function keep(key: string, policy: CachePolicy, response: ServerResponse, body: Buffer): void {
    const life = lifeOf(policy, String(response.getHeader('cache-control') ?? ''), now());
    if (!life || response.statusCode !== 200 || body.length > largestBytes) return;
    const headers = response.getHeaderNames().flatMap((name): Copy['headers'] => {
      const value = response.getHeader(name);
      return value === undefined || name === 'x-cache' ? [] : [[name, value]];
    });
    copies.delete(key);
    copies.set(key, { status: response.statusCode, headers, body, ...life });
    const [oldest] = copies.keys();
    if (copies.size > maxCopies && oldest !== undefined) copies.delete(oldest);
  }

  /** Observes the reply of the origin to store it. */
  function watch(response: ServerResponse, seen: (body: Buffer) => void): void {
    const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
    response.end = ((...parts: unknown[]) => {
      const [body] = parts;
      if (Buffer.isBuffer(body)) seen(body);
      return end(...parts);
    }) as typeof response.end;
  }

  function show({ status, headers, body, storedAt }: Copy, response: ServerResponse): void {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('x-cache', 'Hit from cloudfront');
    response.setHeader('age', Math.floor((now() - storedAt) / 1000));
    response.writeHead(status).end(body);
  }

  /** Revalidates a copy in the background; its reply is only stored. */
  async function renew(key: string, policy: CachePolicy, request: IncomingMessage, url: URL, answer: Answer) {
    if (renewing.has(key)) return;
    renewing.add(key);
    const unseen = new ServerResponse(request);
    watch(unseen, (body) => keep(key, policy, unseen, body));
    try {
      await answer(request, unseen, url);
    } finally {
      renewing.delete(key);
    }
  }

  return (policy: CachePolicy, answer: Answer): Answer =>
    async (request, response, url) => {
      if (request.method !== 'GET') return answer(request, response, url);
      const key = keyOf(policy, request, url);
      const copy = copies.get(key);
      if (copy && now() < copy.staleUntil) {
        show(copy, response);
        if (now() >= copy.cacheUntil) await renew(key, policy, request, url, answer);
        return;
      }
      response.setHeader('x-cache', 'Miss from cloudfront');
      watch(response, (body) => keep(key, policy, response, body));
      await answer(request, response, url);
    };
}
