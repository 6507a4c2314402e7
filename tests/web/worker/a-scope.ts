import { vi } from 'vitest';
import type { LifeExtender, Scope, Window } from '#web/worker/scope.ts';

export const origin = 'https://shop.test';

/** A cache as browsers have one: in the order things were put there, each found by its address. */
function aCache() {
  const held = new Map<string, Response>();
  const addressOf = (asked: string): string => new URL(asked, origin).href;
  return {
    match: async (asked: string) => held.get(addressOf(asked))?.clone(),
    put: async (asked: string, response: Response) => void held.set(addressOf(asked), response),
    delete: async (asked: string) => held.delete(addressOf(asked)),
    keys: async () => [...held.keys()].map((url) => ({ url })),
  };
}

export function aCacheStorage() {
  const caches = new Map<string, ReturnType<typeof aCache>>();
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? aCache();
      caches.set(name, cache);
      return cache;
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (asked: string) => {
      for (const cache of caches.values()) {
        const found = await cache.match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
  return storage as unknown as CacheStorage;
}

/** What lies where: the addresses of each cache, without the origin. */
export async function heldIn(caches: CacheStorage): Promise<Record<string, string[]>> {
  const names = await caches.keys();
  const entries = names.map(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return [name, keys.map(({ url }) => url.slice(origin.length)).toSorted()] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).filter(([, held]) => held.length > 0));
}

export const json = (reply: unknown, control = 'public, max-age=0, s-maxage=30') =>
  new Response(JSON.stringify(reply), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': control },
  });

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token that says this; nobody looks at how it begins and ends. */
export const tokenSaying = (payload: unknown): string => `e30.${base64url(JSON.stringify(payload))}.c2ln`;
export const tokenOf = (account: string): string => tokenSaying({ sub: account });

type Heard = Event & LifeExtender & Record<string, unknown>;
type Sent = Partial<Pick<Request, 'method' | 'mode' | 'destination' | 'referrer'>> & {
  headers?: Record<string, string>;
};

/** A worker's surroundings: its network is what `network` says, and offline while it throws. */
export function aScope(network: (url: string, init?: RequestInit) => Response | Promise<Response>) {
  const listeners = new Map<string, (event: Heard) => void>();
  const windows: Window[] = [];
  const caches = aCacheStorage();
  const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
  const showNotification = vi.fn<(title: string, look: object) => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined);
  const asked: string[] = [];
  const newer: { installing: object | null; waiting: object | null } = { installing: null, waiting: null };
  const scope = {
    caches,
    location: { origin },
    registration: Object.assign(newer, { showNotification }),
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow },
    skipWaiting,
    fetch: async (request: Request | string, init?: RequestInit) => {
      const url = typeof request === 'string' ? request : request.url;
      asked.push(url.slice(origin.length));
      return network(url.slice(origin.length), init);
    },
    addEventListener: (name: string, listener: (event: Heard) => void) => listeners.set(name, listener),
  } as unknown as Scope;

  /** Waits for all that the worker began. */
  async function raise(name: string, given: object = {}): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    const event = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (answer: Promise<Response>) => (answered = answer),
      ...given,
    };
    listeners.get(name)?.(event as unknown as Heard);
    const response = await answered;
    for (let done = 0; done < works.length; done += 1) await works[done];
    return response;
  }

  const requestOf = (path: string, { headers = {}, ...given }: Sent = {}) => ({
    method: 'GET',
    mode: 'cors',
    destination: '',
    referrer: `${origin}/e-commerce`,
    url: new URL(path, origin).href,
    headers: new Headers(headers),
    ...given,
  });
  const ask = (path: string, sent?: Sent) => raise('fetch', { request: requestOf(path, sent) });
  const askAs = (account: string, path: string) =>
    ask(path, { headers: { authorization: `Bearer ${tokenOf(account)}` } });
  const tell = (data: unknown, more: object = {}) =>
    raise('message', { data, source: null, ports: [], ...more });

  return {
    scope,
    caches,
    windows,
    newer,
    asked,
    raise,
    ask,
    askAs,
    tell,
    requestOf,
    skipWaiting,
    showNotification,
    openWindow,
  };
}
