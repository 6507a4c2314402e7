import type { FlatNamespace } from 'i18next';
import { createContext, use } from 'react';
import type { ContractFormState } from '../../platform/forms/use-contract-form.ts';

/** Location of a form's texts: a namespace, and the key above the names of its boxes. */
export type FormTexts = { ns: FlatNamespace; at: string };

export type FormAround = {
  form: ContractFormState;
  texts: FormTexts | undefined;
  /** Set inside a row: the prefixes of its box names and text keys. */
  row?: { path: string; texts: string };
};

export const FormContext = createContext<FormAround | undefined>(undefined);

/** Returns the form that surrounds a field or a piece. */
export function useFormAround(): FormAround {
  const around = use(FormContext);
  if (!around) throw new Error('A field by name stands inside a ContractForm');
  return around;
}
