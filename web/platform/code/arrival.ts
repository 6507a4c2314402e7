import { whenOnline } from './when-online.ts';

/**
 * Browsers remember a file of code that failed to arrive: importing it again fails at once, for as long as the page is
 * open, even with the network back. So every `import()` of a built page first waits here until its files lie in the
 * browser's cache (`web/build/steady-imports.ts` writes the call). A file that fails is asked for again after
 * a moment, and once more after a longer one; without a network the failure is told at once.
 */
export function arrivalOf(file: string): Promise<void> {
  return arrived(new URL(file, import.meta.url).href);
}

/** What `import()` gives, once it cannot fail for the network. */
export const codeOf = (file: string): Promise<unknown> =>
  arrivalOf(file).then(() => import(/* @vite-ignore */ new URL(file, import.meta.url).href));

const longestMilliseconds = 15_000;
/** A file often waits for one that imports it: what is lost now and then must not cost a second each. */
const pausesMilliseconds = [200, 1000];

const statements = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const importedBy = (code: string, address: string): string[] =>
  [...code.matchAll(statements)].map(([, file = '']) => new URL(file, address).href);

const known = new Map<string, Promise<void>>();

/** With everything it imports before it runs. */
function arrived(address: string): Promise<void> {
  const before = known.get(address);
  if (before) return before;
  const arriving = isHere(address)
    ? Promise.resolve()
    : fetchSteadily(address).then(async (code) => {
        await Promise.all(importedBy(code, address).map(arrived));
      });
  known.set(address, arriving);
  // What failed is asked for anew by whoever wants it next.
  arriving.catch(() => known.delete(address));
  return arriving;
}

/** The page itself brought it. What we asked for says 200 too when it broke off after its first line. */
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
  // Worded as browsers word it: the router then loads the page anew, once, and with it the new release.
  if (reply.status === 404) throw new Error(`Failed to fetch dynamically imported module: ${address}`);
  throw new MissingCode(address, { cause: reply.status });
}

/** May arrive yet, unlike a file of an older release. */
class MissingCode extends Error {
  readonly code = 'NETWORK';
}
