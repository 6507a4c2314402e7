/** Keeps texts in a browser storage. If it is inaccessible or full, the page keeps them in memory. */
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
    /** Null removes the key. */
    write(key: string, text: string | null): void {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused.delete(key);
      } catch {
        refused.set(key, text);
      }
    },
    /** Drops the in-memory text, because storage now holds a newer one. */
    giveWay: (key: string): void => void refused.delete(key),
  };
}
