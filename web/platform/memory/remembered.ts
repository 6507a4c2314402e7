import { useSyncExternalStore } from 'react';
import { storedTexts } from './stored-texts.ts';

const texts = storedTexts(() => localStorage);

/** A string is stored as it is, everything else as JSON. */
const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function fromText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return text;
  }
}

/** Manages a value stored for all tabs. `understand` validates it: invalid data becomes the default. */
export function remembered<T>(key: string, understand: (kept: unknown) => T) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } | undefined;

  /** Returns the same object as long as the text is unchanged, as React requires of a store. */
  function read(): T {
    const text = texts.read(key);
    if (known?.text !== text) known = { text, value: understand(fromText(text)) };
    return known.value;
  }

  function store(text: string | null): void {
    texts.write(key, text);
    for (const listener of listeners) listener();
  }

  /** Calls the listener after every change, in this tab or another. */
  function subscribe(listener: () => void): () => void {
    const hear = ({ key: changed }: StorageEvent): void => {
      // A null key means that the whole storage was cleared.
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
    /** Removes the value. Returns true if anything was stored, even invalid data. */
    forget: (): boolean => {
      const wasThere = texts.read(key) !== null;
      store(null);
      return wasThere;
    },
  };
}

type ReadableStore<T> = { read: () => T; subscribe: (listener: () => void) => () => void };

/** A separate function, because React's compiler recognises hooks only by their names. */
export const useRemembered = <T>({ read, subscribe }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, read);
