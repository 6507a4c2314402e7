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
    /** What storage holds is newer than what it refused. */
    giveWay: (key: string): void => void refused.delete(key),
  };
}
