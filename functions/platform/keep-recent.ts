/** What `make` makes for each name, made once; of so many names, those asked for last. A caller may think of any number. */
export function keepRecent<T>(most: number): (name: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (name, make) => {
    const value = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, value);
    if (kept.size > most) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return value;
  };
}
