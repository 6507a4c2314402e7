import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#shared/addresses/address.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormFooter } from '#web/ui/fields/form-footer.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useSaveAddress } from '../api/address-queries.ts';
import { toBody, valuesOf, type AddressValues } from '../hooks/use-address-form.ts';
import { AddressForm } from './address-form.tsx';

export type AddressDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The one to change; none to add one. */
  address?: Address | undefined;
  /** Who the parcel is for, until the member says otherwise. */
  person?: Partial<Pick<AddressValues, 'recipientName' | 'phone'>>;
  onSaved?: (address: Address) => void;
};

/** Adds an address or changes one. */
export function AddressDialog(props: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  const { open, onOpenChange, address } = props;
  const formId = useId();
  const save = useSaveAddress(address?.id);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closable={!save.isPending}
      title={t(address ? 'form.editTitle' : 'form.addTitle')}
      footer={
        <FormFooter
          formId={formId}
          isSending={save.isPending}
          submit={t('form.save')}
          sending={t('form.saving')}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <Filled {...props} formId={formId} save={save} />
    </Dialog>
  );
}

type FilledProps = AddressDialogProps & { formId: string; save: ReturnType<typeof useSaveAddress> };

/** Lives as long as the dialog is open: every opening is one intent, sent as often as it takes, kept once. */
function Filled({ formId, save, address, person, onOpenChange, onSaved }: FilledProps) {
  const { t } = useTranslation('addresses');
  const [clientRequestId] = useState(() => crypto.randomUUID());
  const [values] = useState(() => valuesOf(address, person));
  const submit = (filled: AddressValues) =>
    save.mutate(toBody(filled, clientRequestId), {
      onSuccess: (saved) => {
        onOpenChange(false);
        toast.success(t(address ? 'done.saved' : 'done.added'));
        onSaved?.(saved);
      },
    });
  return (
    <AddressForm
      id={formId}
      values={values}
      failure={save.error && (save.error.errors[0]?.message ?? save.error.message)}
      lockDefault={address?.isDefault ?? false}
      onSubmit={submit}
    />
  );
}
