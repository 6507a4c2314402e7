import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  Ban,
  EllipsisVertical,
  PackageCheck,
  Pencil,
  Printer,
  ReceiptText,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAwaited, mayBecome, wasReceived } from '#shared/purchasing/purchase-choices.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { removePurchase, usePurchaseStep, usePurchasingChanged } from '../api/purchasing-queries.ts';
import { keptOf } from '../rules/purchase-boxes.ts';
import { CorrectionForm } from './correction-form.tsx';

type Props = { purchase: PurchaseWithReceipts };

/** What may be done with a purchase where it stands. */
export function PurchaseActs({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const manages = useCan('purchases.manage');
  const { id, status } = purchase;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <ButtonLink to="/admin/e-commerce/purchases/$id/print" params={{ id }} icon={<Printer />}>
        {t('acts.print')}
      </ButtonLink>
      {manages && status === 'draft' && (
        <ButtonLink to="/admin/e-commerce/purchases/$id/edit" params={{ id }} icon={<Pencil />}>
          {t('acts.edit')}
        </ButtonLink>
      )}
      {manages && <Steps purchase={purchase} />}
      {isAwaited(status) && (
        <ButtonLink
          to="/admin/e-commerce/purchases/$id/receive"
          params={{ id }}
          variant="primary"
          icon={<PackageCheck />}
        >
          {t('acts.receive')}
        </ButtonLink>
      )}
    </div>
  );
}

function Steps({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const navigate = useNavigate();
  const step = usePurchaseStep(purchase);
  const changed = usePurchasingChanged();
  const { ask, dialog } = useConfirm();
  const { id, code, status, supplier, lines } = purchase;
  const take = async (to: 'sent' | 'closed' | 'cancelled') => {
    const agreed = await ask({
      title: t(`step.${to}.title`, { code }),
      consequence: t(`step.${to}.consequence`, { supplier: supplier.name }),
      confirmText: t(`step.${to}.act`),
      failedTitle: t(`step.${to}.failed`),
      busyText: t('step.busy'),
      ...(to === 'cancelled' && { tone: 'danger' }),
      act: () => step.mutateAsync(to),
    });
    if (agreed) toast.success(t(`step.${to}.done`, { code }));
  };
  const remove = async () => {
    const agreed = await ask({
      tone: 'danger',
      title: t('delete.title', { code }),
      consequence: t('delete.consequence'),
      confirmText: t('delete.act'),
      failedTitle: t('delete.failed'),
      act: () => removePurchase(id),
    });
    if (!agreed) return;
    toast.success(t('delete.done', { code }));
    await navigate({ to: '/admin/e-commerce/purchases' });
    await changed();
  };
  const mayClose = mayBecome(status, 'closed');
  const mayCancel = mayBecome(status, 'cancelled');
  const mayCorrect = wasReceived(status);
  const [correcting, setCorrecting] = useState(false);
  const maySendBack = wasReceived(status) && lines.some((line) => keptOf(line) > 0);
  return (
    <>
      {status === 'draft' && (
        <Button variant="primary" icon={<Send />} onClick={() => void take('sent')}>
          {t('step.sent.act')}
        </Button>
      )}
      {(mayClose || mayCancel || maySendBack || mayCorrect) && (
        <Menu trigger={<IconButton label={t('acts.more')} icon={<EllipsisVertical />} />}>
          {maySendBack && (
            <MenuItem
              icon={<Undo2 />}
              onSelect={() =>
                void navigate({ to: '/admin/e-commerce/purchases/$id/send-back', params: { id } })
              }
            >
              {t('acts.sendBack')}
            </MenuItem>
          )}
          {mayCorrect && (
            <MenuItem icon={<ReceiptText />} onSelect={() => setCorrecting(true)}>
              {t('acts.correct')}
            </MenuItem>
          )}
          {mayClose && (
            <MenuItem icon={<Archive />} onSelect={() => void take('closed')}>
              {t('step.closed.act')}
            </MenuItem>
          )}
          {mayCancel && (
            <MenuItem icon={<Ban />} danger onSelect={() => void take('cancelled')}>
              {t('step.cancelled.act')}
            </MenuItem>
          )}
          {status === 'draft' && (
            <MenuItem icon={<Trash2 />} danger onSelect={() => void remove()}>
              {t('delete.act')}
            </MenuItem>
          )}
        </Menu>
      )}
      {correcting && <CorrectionForm purchase={purchase} onClose={() => setCorrecting(false)} />}
      {dialog}
    </>
  );
}
