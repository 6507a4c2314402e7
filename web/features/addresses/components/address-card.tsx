import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressLine, type Address } from '#shared/addresses/address.ts';
import { deleteAddress } from '#shared/addresses/save-address.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSetDefault } from '../api/address-queries.ts';
import { AddressText } from './address-text.tsx';

type Props = { address: Address; isOnly: boolean; onEdit: () => void };

export function AddressCard({ address, isOnly, onEdit }: Props) {
  const { t } = useTranslation('addresses');
  const setDefault = useSetDefault();
  const makeDefault = () =>
    setDefault.mutate(address.id, {
      onSuccess: () => toast.success(t('done.defaultSet')),
      onError: ({ message }) => toast.error(t('problem.default'), { description: message }),
    });
  return (
    <Card className={address.isDefault ? 'border-brand/50!' : undefined}>
      <AddressText address={address} level={2} />
      <div className="mt-3.5 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 max-sm:h-11!"
          icon={<Pencil />}
          aria-label={t('editOf', { name: address.recipientName })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <DeleteButton address={address} isOnly={isOnly} />
        {!address.isDefault && (
          <Button
            size="sm"
            className="ml-auto max-sm:h-11! max-sm:w-full"
            loading={setDefault.isPending}
            onClick={makeDefault}
          >
            {t('setDefault')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function DeleteButton({ address, isOnly }: Pick<Props, 'address' | 'isOnly'>) {
  const { t } = useTranslation('addresses');
  const remove = useAct(deleteAddress, { done: t('done.deleted') });
  const handsOn = address.isDefault && !isOnly;
  return (
    <AlertDialog
      title={t('remove.title')}
      consequence={t(handsOn ? 'remove.consequenceDefault' : 'remove.consequence', {
        line: addressLine(address),
      })}
      confirmText={t('remove.confirm')}
      busyText={t('remove.busy')}
      failedTitle={t('problem.delete')}
      onConfirm={() => remove.send({ params: { id: address.id } })}
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className="text-danger! max-sm:h-11!"
          icon={<Trash2 />}
          aria-label={t('deleteOf', { name: address.recipientName })}
        >
          {t('delete')}
        </Button>
      }
    />
  );
}
