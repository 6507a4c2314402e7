import { useTranslation } from 'react-i18next';
import type { FormTexts } from '../form/form-context.ts';

/** Returns the labels of the fields of a form, for comparisons. */
export function useFieldLabels({ ns, at }: FormTexts): (field: string) => string {
  const { t } = useTranslation(ns);
  // Fields are known only at run time.
  return (field) => (t as unknown as (key: string) => string)(`${at}.${field}`);
}
