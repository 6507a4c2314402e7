export type Values = Record<string, string | number> | undefined;

/** Replaces each `{name}` in a text with the value of that name. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));
