import { vi } from 'vitest';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { vi as texts } from '#web/locales/vi.ts';

/** What the API client touches of a browser: an address, a storage, languages; and a server that we play. */
export async function aBrowser() {
  const stored = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal('location', { origin: 'http://shop.test' });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: { key: string | null }) => void) => {
    if (name === 'storage') listeners.add(listener);
  });
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.delete(listener),
  );
  if (!i18n.isInitialized) await i18n.init({ lng: 'vi', resources: { vi: texts } });
  return {
    stored,
    /** Another tab of this browser writes (or clears) a key. */
    anotherTabWrites: (key: string, value: string | undefined) => {
      if (value === undefined) stored.delete(key);
      else stored.set(key, value);
      for (const listener of listeners) listener({ key });
    },
    /** As somebody does who clears what sites have stored. */
    clear: () => {
      stored.clear();
      for (const listener of listeners) listener({ key: null });
    },
  };
}

export type Asked = { method: string; path: string; headers: Record<string, string>; body: unknown };
type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** A server that remembers what it was asked. */
export function aServer(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    const call: Asked = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    asked.push(call);
    const { status, body, headers } = await answer(call);
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: headers ?? {} });
  });
  return asked;
}

export const failure = (status: number, code: string, more: object = {}) => ({
  status,
  body: { message: `message of ${code}`, code, statusCode: status, requestId: 'req-1', ...more },
});
