import { Pencil, Truck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cancelTransfer, sendTransfer, type Transfer } from '#shared/inventory/transfers.contract.ts';
import { transferQuery } from '../api/inventory-queries.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

export function TransferActions({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('transfers');
  const { ask, dialog } = useConfirm();
  const { id, code, version, status, from, to, pieces, received, short } = transfer;
  const isRequested = status === 'requested';
  const isOff = !isRequested && (status !== 'sent' || received + short > 0);
  const keeps = transferQuery(id);
  const sending = useAct(sendTransfer, { keeps, done: t('send.done', { code }) });
  const cancelling = useAct(cancelTransfer, { keeps, done: t('cancel.done', { code }) });
  const input = { params: { id }, body: { version } };

  const send = () =>
    ask({
      title: t('send.title', { code }),
      consequence: t('send.consequence', { count: pieces, from: from.name, to: to.name }),
      confirmText: t('send.act'),
      busyText: t('send.busy'),
      failedTitle: t('send.failed'),
      act: () => sending.send(input),
    });
  const cancel = () =>
    ask({
      title: t('cancel.title', { code }),
      consequence: t(isRequested ? 'cancel.consequence' : 'cancel.consequenceSent', { from: from.name }),
      tone: 'danger',
      confirmText: t('cancel.act'),
      busyText: t('cancel.busy'),
      failedTitle: t('cancel.failed'),
      act: () => cancelling.send(input),
    });

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
