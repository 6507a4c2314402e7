import { Pencil, Truck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cancelTransfer, sendTransfer, type Transfer } from '#shared/inventory/transfers.contract.ts';
import { useStockChanged } from '../api/inventory-queries.ts';
import { call } from '#web/platform/api/call.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

/** Actions on a transfer: send it, edit it, cancel it. */
export function TransferActs({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const { ask, dialog } = useConfirm();
  const changed = useStockChanged();
  const { id, code, version, status, from, to, pieces, received, short } = transfer;
  const isRequested = status === 'requested';
  const isOff = !isRequested && (status !== 'sent' || received + short > 0);

  const send = async () => {
    const agreed = await ask({
      title: t('send.title', { code }),
      consequence: t('send.consequence', { count: pieces, from: from.name, to: to.name }),
      confirmText: t('send.act'),
      busyText: t('send.busy'),
      failedTitle: t('send.failed'),
      act: () => call(sendTransfer, { params: { id }, body: { version } }),
    });
    await changed();
    if (agreed) toast.success(t('send.done', { code }));
  };
  const cancel = async () => {
    const agreed = await ask({
      title: t('cancel.title', { code }),
      consequence: t(isRequested ? 'cancel.consequence' : 'cancel.consequenceSent', { from: from.name }),
      tone: 'danger',
      confirmText: t('cancel.act'),
      busyText: t('cancel.busy'),
      failedTitle: t('cancel.failed'),
      act: () => call(cancelTransfer, { params: { id }, body: { version } }),
    });
    await changed();
    if (agreed) toast.success(t('cancel.done', { code }));
  };

  if (isOff) return null;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button icon={<X />} onClick={() => void cancel()}>
        {t('cancel.act')}
      </Button>
      {isRequested && (
        <>
          <ButtonLink to="/admin/e-commerce/inventory/transfers/$id/edit" params={{ id }} icon={<Pencil />}>
            {t('edit')}
          </ButtonLink>
          <Button variant="primary" icon={<Truck />} onClick={() => void send()}>
            {t('send.open', { count: pieces })}
          </Button>
        </>
      )}
      {dialog}
    </div>
  );
}
