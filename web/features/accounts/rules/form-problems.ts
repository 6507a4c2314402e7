import type * as z from 'zod';
import type { FieldProblem } from '#shared/errors.ts';
import { fieldProblems } from '#shared/field-problems.ts';
import type { Language } from '#shared/language.ts';
import { isFieldMessage, missingMessage } from '#shared/messages/index.ts';

/** Messages that already say "this is needed" in their own words. */
const ownWords = ['username', 'password'];

const valueAt = (values: unknown, path: string): unknown =>
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[path] : undefined;

/** An empty box is "missing", not "too short" or "no valid e-mail address". */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The server's own sentences for what is wrong with a form, one a field. */
export function formProblems(error: z.ZodError, values: unknown, language: Language): FieldProblem[] {
  const problems = fieldProblems(error, language);
  return problems.flatMap(({ path, message }, index) => {
    if (problems.findIndex((other) => other.path === path) !== index) return [];
    const code = error.issues[index]?.message ?? '';
    const missing = isBlank(valueAt(values, path)) && !(isFieldMessage(code) && ownWords.includes(code));
    return [{ path, message: missing ? missingMessage(path, language) : message }];
  });
}
