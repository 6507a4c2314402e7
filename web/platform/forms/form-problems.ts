import type * as z from 'zod';
import type { FieldProblem } from '#shared/contract/errors.ts';
import { fieldProblems } from '#shared/messages/field-problems.ts';
import type { Language } from '#shared/values/language.ts';
import { isFieldMessage, missingMessage } from '#shared/messages/field-messages.ts';

/** Messages that already say in their own words that a value is required. */
const named = ['username', 'password', 'category-name', 'business-name', 'brand-name'];
const ownWords = (code: string): boolean =>
  isFieldMessage(code) && (named.includes(code) || code.endsWith('-needed'));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path like `rows.0.name`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, step) => (isRecord(value) ? value[step] : undefined), values);

/** Tells whether the form has a field of that name, even an empty one. */
export function hasBox(values: unknown, path: string): boolean {
  const place = path.lastIndexOf('.');
  const holder = place < 0 ? values : valueAt(values, path.slice(0, place));
  return isRecord(holder) && path.slice(place + 1) in holder;
}

/** Tells whether a field is empty: it is reported as missing, not as too short or an invalid address. */
const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Returns the field name of a path; all rows use the same names. */
const boxOf = (path: string): string => path.split('.').findLast((step) => !/^\d+$/.test(step)) ?? path;

/** Returns a form's problems in the server's wording, one per field. */
export function formProblems(error: z.ZodError, values: unknown, language: Language): FieldProblem[] {
  const problems = fieldProblems(error, language);
  return problems.flatMap(({ path, message }, index) => {
    if (problems.findIndex((other) => other.path === path) !== index) return [];
    const code = error.issues[index]?.message ?? '';
    const missing = isBlank(valueAt(values, path)) && !ownWords(code);
    return [{ path, message: missing ? missingMessage(boxOf(path), language) : message }];
  });
}
