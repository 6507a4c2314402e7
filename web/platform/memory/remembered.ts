import { useSyncExternalStore } from 'react';
import { storedTexts } from './stored-texts.ts';

const texts = storedTexts(() => localStorage);

/** A choice of one word stands in storage as it is, all else as JSON. */
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function fromText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return text;
  }
}

/**
 * One thing this browser remembers under a key, the same in all its tabs. Storage holds what anybody wrote there:
 * `understand` takes whatever it finds and makes of junk what stands for nothing.
 */
export function remembered<T>(key: string, understand: (kept: unknown) => T) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } | undefined;

  /** The same object for as long as the text is the same, as React asks of a store. */
  function read(): T {
    const text = texts.read(key);
    if (known?.text !== text) known = { text, value: understand(fromText(text)) };
    return known.value;
  }

  function store(text: string | null): void {
    texts.write(key, text);
    for (const listener of listeners) listener();
  }

  /** The listener is called after every change, in this tab or another. */
  function subscribe(listener: () => void): () => void {
    const hear = ({ key: changed }: StorageEvent): void => {
      // Null: the whole storage was cleared.
      if (changed !== key && changed !== null) return;
      texts.giveWay(key);
      listener();
    };
    listeners.add(listener);
    addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', hear);
    };
  }

  return {
    read,
    subscribe,
    keep: (value: NonNullable<T>): void => store(toText(value)),
    /** True when there was something to forget, be it junk. */
    forget: (): boolean => {
      const wasThere = texts.read(key) !== null;
      store(null);
      return wasThere;
    },
  };
}

type Readable<T> = { read: () => T; subscribe: (listener: () => void) => () => void };

/** Not a method of the store: React's compiler knows hooks by their names alone. */
export const useRemembered = <T>({ read, subscribe }: Readable<T>): T =>
  useSyncExternalStore(subscribe, read);
