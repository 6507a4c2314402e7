/** For `validateSearch`: keeps the named texts of the address and passes over all else. */
export const textSearch =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const texts: { [Key in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      // The router reads ?ref=12345678 as a number.
      if (typeof value === 'string' || typeof value === 'number') texts[name] = String(value).slice(0, 600);
    }
    return texts;
  };
