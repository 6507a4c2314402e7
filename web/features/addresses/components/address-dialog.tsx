import { useTranslation } from 'react-i18next';
import type { Address } from '#shared/addresses/address.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useSaveAddress } from '../api/address-queries.ts';
import { AddressSchema, toBody, valuesOf, type AddressValues } from '../rules/address-values.ts';
import { AddressFields } from './address-fields.tsx';

export type AddressDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address to change; undefined to add one. */
  address?: Address | undefined;
  /** Default recipient until the member changes it. */
  person?: Partial<Pick<AddressValues, 'recipientName' | 'phone'>>;
  onSaved?: (address: Address) => void;
};

export const AddressDialog = ({ open, ...props }: AddressDialogProps) => open && <Opened {...props} />;

function Opened({ onOpenChange, address, person, onSaved }: Omit<AddressDialogProps, 'open'>) {
  const { t } = useTranslation('addresses');
  const save = useSaveAddress(address?.id);
  const form = useContractForm(AddressSchema, {
    values: valuesOf(address, person),
    unasked: ['wardless'],
    send: (filled, clientRequestId) => save({ ...toBody(filled), clientRequestId }),
    onDone: (saved) => {
      onOpenChange(false);
      toast.success(t(address ? 'done.saved' : 'done.added'));
      onSaved?.(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'addresses', at: 'form' }}
      title={t(address ? 'form.editTitle' : 'form.addTitle')}
      submit={t('form.save')}
      sending={t('form.saving')}
      onClose={() => onOpenChange(false)}
      problem={null}
    >
      <AddressFields form={form} lockDefault={address?.isDefault ?? false} />
    </FormDialog>
  );
}
