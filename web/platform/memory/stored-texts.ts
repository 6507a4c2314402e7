/**
 * Reads and writes texts in one of the browser's storages. Storage may be inaccessible (private windows) or
 * full; a refused text is kept in memory as long as the page.
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
