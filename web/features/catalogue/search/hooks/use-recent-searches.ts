import { useSyncExternalStore } from 'react';

const key = 'cholang-recent-searches';
const most = 6;

/** Storage holds what anybody wrote there: what is not a list of texts counts as empty. */
export function parseRecent(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const isText = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';
    return Array.isArray(list) ? list.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The newest first, each text once however it was written in capitals. */
export const withRecent = (list: readonly string[], text: string): string[] =>
  [text, ...list.filter((known) => known.toLowerCase() !== text.toLowerCase())].slice(0, most);

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function store(list: readonly string[]): void {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // Private windows may refuse storage; then nothing is remembered.
  }
  for (const listener of listeners) listener();
}

export const rememberSearch = (text: string): void =>
  store(withRecent(parseRecent(readStored()), text.trim()));

export const forgetSearches = (): void => store([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What was searched for in this browser, the newest first. */
export const useRecentSearches = (): readonly string[] =>
  parseRecent(useSyncExternalStore(subscribe, readStored));
