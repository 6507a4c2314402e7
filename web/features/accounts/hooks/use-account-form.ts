import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type * as z from 'zod';
import type { Language } from '#shared/language.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { useLanguage } from '#web/platform/i18n/use-language.ts';
import { formProblems } from '../rules/form-problems.ts';

function resolverFor<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  language: Language,
): Resolver<In, unknown, Out> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const problems = formProblems(error, values, language).map(({ path, message }) => [
      path,
      { type: 'invalid', message },
    ]);
    // Our forms are flat: the path of a problem is the name of its field.
    return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<In> };
  };
}

/** A form checked by a schema when it is sent, and field by field once something was wrong. */
export function useAccountForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
) {
  const { contentLanguage } = useLanguage();
  return useForm<In, unknown, Out>({
    resolver: resolverFor(schema, contentLanguage),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

type CanSetError<Name extends string> = {
  setError: (name: Name, error: { message: string }, options?: { shouldFocus: boolean }) => void;
};

/** Puts the server's findings at their fields and moves to the first of them. */
export function showFieldErrors<Name extends string>(
  form: CanSetError<Name>,
  error: ApiError,
  names: readonly Name[],
): void {
  const found = error.errors.flatMap(({ path, message }) => {
    const name = names.find((field) => field === path);
    return name ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of found.entries()) {
    form.setError(name, { message }, { shouldFocus: index === 0 });
  }
}
