/** Returns the choice if valid, else undefined: addresses are typed, shared and truncated. */

export const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** Returns text while it is being typed, spaces included. The router parses ?q=2026 as a number. */
export const typed = (value: unknown, most = 200): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, most) || undefined
    : undefined;

export const text = (value: unknown, most = 200): string | undefined =>
  typed(typed(value, Infinity)?.trim(), most);

export function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}

/** Reads a rating in half stars: 4 or 4.5. */
export function halfStars(value: unknown): number | undefined {
  const halves = wholeNumber(Number(text(value) ?? Number.NaN) * 2, 1, 10);
  return halves && halves / 2;
}

export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined;

const maxValues = 20;
const idLength = 64;

/** Returns the distinct values of 'a,b'. */
export function valuesOf(list: string | undefined): string[] {
  const values = (list ?? '').split(',').map((value) => value.trim());
  return Array.from(new Set(values.filter((value) => value && value.length <= idLength))).slice(0, maxValues);
}

export const listOf = (values: readonly string[]): string | undefined => values.join(',') || undefined;

/** Reads several choices from one value, 'a,b'; `choices`, if set, limits them. */
export function list(value: unknown, choices?: readonly string[]): string | undefined {
  const values = valuesOf(text(value, 2000));
  return listOf(choices ? values.filter((one) => choices.includes(one)) : values);
}

/** Returns the list with the value added, or removed if it was present. */
export function toggled(current: string | undefined, value: string): string | undefined {
  const values = valuesOf(current);
  return listOf(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
}

/** Removes undefined values, so that they do not appear in the address. */
export const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
