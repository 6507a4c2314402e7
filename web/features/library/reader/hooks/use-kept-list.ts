import { useEffect, useSyncExternalStore } from 'react';
import { subscribeSession } from '#web/platform/api/stored-session.ts';
import { type KeptDocument, listKept } from '../api/keep-document.ts';

let known: readonly KeptDocument[] = [];
let isLoaded = false;
const listeners = new Set<() => void>();

/** Reads the kept documents again, after one was added or removed. */
export async function refreshKept(): Promise<void> {
  known = await listKept().catch(() => []);
  isLoaded = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeSession(() => void refreshKept());
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Returns the documents that this member keeps on this device; none until they were read. */
export function useKeptList(): readonly KeptDocument[] {
  useEffect(() => {
    if (!isLoaded) void refreshKept();
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}
