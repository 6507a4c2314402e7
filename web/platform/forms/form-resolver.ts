import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { Language } from '#shared/values/language.ts';
import { formProblems } from './form-problems.ts';

/** Where the form library keeps what is wrong with the whole rather than with a box. */
const whole = 'root.form';

/** Checks a form as the server will, and says so in the server's sentences. */
export const formResolver =
  <In extends FieldValues, Out>(schema: z.ZodType<Out, In>, language: Language): Resolver<In, unknown, Out> =>
  (values, _context, options) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const problems = formProblems(error, values, language).map(({ path, message }) => [
      path || whole,
      { type: 'invalid', message },
    ]);
    const found = Object.fromEntries(problems) as FieldErrors<In>;
    return { values: {}, errors: toNestErrors(found, options) };
  };
