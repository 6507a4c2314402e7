export type TextSearch<Name extends string> = { [Key in Name]?: string };

/** Keeps the named texts of the address for `validateSearch`, and drops everything else. */
export function textSearch<Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): TextSearch<Name> => {
    const texts: TextSearch<Name> = {};
    for (const name of names) {
      const value = search[name];
      // The router parses ?ref=23456789 as a number.
      if (typeof value === 'string' || typeof value === 'number') texts[name] = String(value).slice(0, 600);
    }
    return texts;
  };
}
