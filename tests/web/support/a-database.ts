import { vi } from 'vitest';

/** As much of IndexedDB as one store with single operations needs. */
export function aDatabase() {
  const rows = new Map<string, unknown>();
  const answer = (result: unknown) => {
    const request: { result: unknown; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  const store = {
    get: (key: string) => answer(structuredClone(rows.get(key))),
    put: (value: unknown, key: string) => answer(void rows.set(key, structuredClone(value))),
    delete: (key: string) => answer(void rows.delete(key)),
    getAll: ({ from, to }: { from: string; to: string }) =>
      answer([...rows].filter(([key]) => key >= from && key < to).map(([, value]) => value)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', { open: () => answer(database) });
  vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => ({ from, to }) });
  return rows;
}
