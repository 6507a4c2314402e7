import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#shared/addresses/address.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSaveAddress } from '../api/address-queries.ts';
import { toBody, valuesOf, type AddressValues } from '../hooks/address-form.ts';
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
  const { t } = useTranslation(['addresses', 'common']);
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
        <>
          <Button disabled={save.isPending} onClick={() => onOpenChange(false)}>
            {t('common:action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={save.isPending}
            loadingText={t('form.saving')}
          >
            {t('form.save')}
          </Button>
        </>
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
