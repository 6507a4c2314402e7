import type { FlatNamespace } from 'i18next';
import { createContext, use } from 'react';
import type { ContractFormState } from '../../platform/forms/use-contract-form.ts';

/** Where a form's words are: a namespace, and the key above the names of its boxes. */
export type FormTexts = { ns: FlatNamespace; at: string };

export type FormAround = {
  form: ContractFormState;
  texts: FormTexts | undefined;
  /** Inside a row: what stands before the names of its boxes. */
  row?: { path: string; texts: string };
};

export const FormContext = createContext<FormAround | undefined>(undefined);

/** The form a field or a piece stands in. */
export function useFormAround(): FormAround {
  const around = use(FormContext);
  if (!around) throw new Error('A field by name stands inside a ContractForm');
  return around;
}
