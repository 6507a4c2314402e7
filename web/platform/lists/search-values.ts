/** What stands in an address, read. It is typed, shared and cut short: what makes no sense is passed over. */

export const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** What is typed this very moment, spaces and all. The router reads ?q=2026 as a number. */
export const typed = (value: unknown, most = 200): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, most) || undefined
    : undefined;

export const text = (value: unknown, most = 200): string | undefined =>
  typed(typed(value, Infinity)?.trim(), most);

export function whole(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}

/** A rating to a half star: 4 or 4.5. */
export function halfStars(value: unknown): number | undefined {
  const halves = whole(Number(text(value) ?? Number.NaN) * 2, 1, 10);
  return halves && halves / 2;
}

export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined;

const mostValues = 20;
const idLength = 64;

/** The values of 'a,b', each once. */
export function valuesOf(list: string | undefined): string[] {
  const values = (list ?? '').split(',').map((value) => value.trim());
  return Array.from(new Set(values.filter((value) => value && value.length <= idLength))).slice(
    0,
    mostValues,
  );
}

export const listOf = (values: readonly string[]): string | undefined => values.join(',') || undefined;

/** Several choices in one word, 'a,b'; given `choices`, only those. */
export function list(value: unknown, choices?: readonly string[]): string | undefined {
  const values = valuesOf(text(value, 2000));
  return listOf(choices ? values.filter((one) => choices.includes(one)) : values);
}

/** The list with the value put in, or taken out if it was there. */
export function toggled(current: string | undefined, value: string): string | undefined {
  const values = valuesOf(current);
  return listOf(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
}

/** Without the keys that hold nothing, so that they do not show in the address. */
export const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
