import { whenOnline } from './when-online.ts';

/**
 * Waits until a chunk and its imports are in the browser's cache. Browsers remember a chunk that failed to
 * load: importing it again fails at once as long as the page is open, even when the network is back. Therefore
 * every `import()` of a built page first waits here (`web/build/retry-chunks.ts` adds the call). A failed
 * chunk is retried after a short and then a longer pause; without a network the error is thrown at once.
 */
export function chunkArrival(file: string): Promise<void> {
  return arrived(new URL(file, import.meta.url).href);
}

/** Runs an `import()` after its chunks have arrived, so that it cannot fail because of the network. */
export const loadChunk = (file: string): Promise<unknown> =>
  chunkArrival(file).then(() => import(/* @vite-ignore */ new URL(file, import.meta.url).href));

const longestMilliseconds = 15_000;
/** Retry pauses. The first is short: a chunk often waits for its imports, which should not cost 1 s. */
const pausesMilliseconds = [200, 1000];

const statements = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const importedBy = (code: string, address: string): string[] =>
  [...code.matchAll(statements)].map(([, file = '']) => new URL(file, address).href);

const known = new Map<string, Promise<void>>();

/** Resolves when a chunk and everything it statically imports have arrived. */
function arrived(address: string): Promise<void> {
  const before = known.get(address);
  if (before) return before;
  const arriving = isHere(address)
    ? Promise.resolve()
    : fetchSteadily(address).then(async (code) => {
        await Promise.all(importedBy(code, address).map(arrived));
      });
  known.set(address, arriving);
  // A failed chunk is requested again by the next caller.
  arriving.catch(() => known.delete(address));
  return arriving;
}

/** Tells whether the page loaded the chunk. Our own fetches report 200 even if the body broke off. */
const isHere = (address: string): boolean =>
  performance
    .getEntriesByName(address)
    .some(
      (entry) =>
        'responseStatus' in entry &&
        entry.responseStatus === 200 &&
        !('initiatorType' in entry && entry.initiatorType === 'fetch'),
    );

async function fetchSteadily(address: string, [pause, ...pauses] = pausesMilliseconds): Promise<string> {
  try {
    return await fetchCode(address);
  } catch (error) {
    if (pause === undefined || navigator.onLine === false || !(error instanceof MissingCode)) throw error;
    await Promise.race([whenOnline(), new Promise((resolve) => setTimeout(resolve, pause))]);
    return fetchSteadily(address, pauses);
  }
}

async function fetchCode(address: string): Promise<string> {
  const lost = (cause: unknown): never => {
    throw new MissingCode(address, { cause });
  };
  const reply = await fetch(address, { signal: AbortSignal.timeout(longestMilliseconds) }).catch(lost);
  if (reply.ok) return reply.text().catch(lost);
  // Uses the browsers' wording, so that the router reloads the page once and gets the new release.
  if (reply.status === 404) throw new Error(`Failed to fetch dynamically imported module: ${address}`);
  throw new MissingCode(address, { cause: reply.status });
}

/** A chunk that may still arrive, unlike one of an older release. */
class MissingCode extends Error {
  readonly code = 'NETWORK';
}
