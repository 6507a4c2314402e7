import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormAround } from './form-context.ts';

/** Returns the texts of a box: its label under its name, `…Help` and `…Placeholder` beside it. */
export function useFieldWords(name: string) {
  const { texts, row } = useFormAround();
  const { t, i18n } = useTranslation(texts?.ns);
  const key = [texts?.at, row?.texts, name].filter(Boolean).join('.');
  // Text keys are built from box names, which are known only at run time.
  const speak = t as unknown as (key: string) => string;
  const say = (end: string): string | undefined =>
    texts && i18n.exists(key + end, { ns: texts.ns }) ? speak(key + end) : undefined;
  return { label: say(''), help: say('Help'), placeholder: say('Placeholder') };
}

/** Returns a box of the surrounding form: its path, value, error and texts. */
export function useFormField(name: string) {
  const { form, row } = useFormAround();
  const path = row ? `${row.path}.${name}` : name;
  const { field, fieldState } = useController({ control: form.control, name: path });
  return { field, path, error: fieldState.error?.message, ...useFieldWords(name) };
}
