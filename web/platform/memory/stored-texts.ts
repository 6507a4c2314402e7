/**
 * Texts in one of the browser's storages. It may be closed to us (private windows) or full; what it refused lasts as
 * long as the page.
 */
export function storedTexts(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const refused = new Map<string, string | null>();
  return {
    read(key: string): string | null {
      const text = refused.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Null is nothing: the key goes. */
    write(key: string, text: string | null): void {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused.delete(key);
      } catch {
        refused.set(key, text);
      }
    },
    /** All whose key begins so. */
    clear(prefix: string): void {
      for (const key of refused.keys()) if (key.startsWith(prefix)) refused.delete(key);
      try {
        for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
      } catch {
        // Closed to us: there is nothing in it.
      }
    },
    /** What storage holds is newer than what it refused. */
    giveWay: (key: string): void => void refused.delete(key),
  };
}
