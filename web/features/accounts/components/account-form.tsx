import type { FieldValues } from 'react-hook-form';
import { ContractForm, type ContractFormProps } from '#web/ui/form/contract-form.tsx';

/** Shows a form about an account, with the same field texts everywhere. */
export const AccountForm = <In extends FieldValues, Out, Reply>(
  props: Omit<ContractFormProps<In, Out, Reply>, 'texts' | 'className'>,
) => <ContractForm {...props} texts={{ ns: 'accounts', at: 'form' }} className="space-y-4.5" />;
