import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { Language } from '#shared/values/language.ts';
import { formProblems } from './form-problems.ts';

/** Path at which the form library stores errors of the whole form. */
const whole = 'root.form';

/** Validates a form as the server will, with the server's messages. */
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
