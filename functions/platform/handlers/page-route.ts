import { requireCdn } from './require-cdn.ts';
import { edgeCaching, withCacheLifetime } from './cache-lifetime.ts';
import type { Reply } from './reply.ts';
import { log } from '../log.ts';
import { type Context, context } from '../table/context.ts';

export type FileReply =
  | { status: 200 | 404 | 410; type: string; body: string; edgeSeconds: number }
  | { status: 301; location: string; edgeSeconds: number };

/** Maximum wait for a rendered page; then the visitor gets the plain shell, which loads its own data. */
const patienceMilliseconds = 5000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page was not ready in time')), patienceMilliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const absent: readonly FileReply['status'][] = [404, 410];

/** What is not there and the fallback page are not cached: the next request may get a complete page. */
const cacheControl = ({ status, edgeSeconds }: FileReply, most?: number): string =>
  !absent.includes(status) && edgeSeconds > 0
    ? edgeCaching({ keep: edgeSeconds, stale: 60 }, most)
    : 'no-store';

const toReply = (reply: FileReply, freshSeconds?: number): Reply => ({
  statusCode: reply.status,
  headers: {
    'cache-control': cacheControl(reply, freshSeconds),
    ...(reply.status === 301
      ? { location: reply.location }
      : { 'content-type': `${reply.type}; charset=utf-8` }),
  },
  body: reply.status === 301 ? '' : reply.body,
});

const closed: Reply = {
  statusCode: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' },
  body: 'Chợ Làng',
};

/** Makes a Lambda handler of pages and files; on failure or timeout it serves `makeshift`, else a 503. */
export const pageRoute = (
  run: (path: string, context: Context) => Promise<FileReply>,
  makeshift: (path: string) => Promise<FileReply | undefined>,
) =>
  requireCdn(async (event) => {
    const started = performance.now();
    const facts = { operation: 'pages/show-page', path: event.rawPath };
    try {
      const { done, seconds } = await withCacheLifetime(() => inTime(run(event.rawPath, context())));
      log.debug('page shown', { ...facts, milliseconds: Math.round(performance.now() - started) });
      return toReply(done, seconds);
    } catch (error) {
      log.error('page failed', { ...facts, error });
      const instead = await makeshift(event.rawPath).catch(() => undefined);
      return instead ? toReply(instead) : closed;
    }
  });
