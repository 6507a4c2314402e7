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
import { isOnItsWay, mayBecome, wasReceived } from '#shared/purchasing/purchase-choices.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { deletePurchase } from '#shared/purchasing/purchases.contract.ts';
import { getSupplier } from '#shared/purchasing/suppliers.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { purchasePaper, usePurchaseStep } from '../api/purchasing-queries.ts';
import { keptQuantity } from '../rules/purchase-boxes.ts';
import { CorrectionForm } from './correction-form.tsx';

type Props = { purchase: PurchaseWithReceipts };

/** Actions that a purchase allows in its current status. */
export function PurchaseActions({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const manages = useCan('purchases.manage');
  const { id, status } = purchase;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <FileButton
        icon={<Printer />}
        fetchFile={() => purchasePaper(id)}
        loadingText={t('paper.making')}
        failed={t('paper.failed')}
      >
        {t('acts.print')}
      </FileButton>
      {manages && status === 'draft' && (
        <ButtonLink to="/admin/e-commerce/purchases/$id/edit" params={{ id }} icon={<Pencil />}>
          {t('acts.edit')}
        </ButtonLink>
      )}
      {manages && <Steps purchase={purchase} />}
      {isOnItsWay(status) && (
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

/** Sends a purchase by e-mail if the supplier has an address; otherwise says how to send it. */
function SendButton({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const step = usePurchaseStep(purchase);
  const { ask, dialog } = useConfirm();
  const [reading, setReading] = useState(false);
  const { code, supplier } = purchase;
  /** Current e-mail address of the supplier, empty if there is none. */
  const read = async (): Promise<string | undefined> => {
    try {
      return (await call(getSupplier, { params: { id: supplier.id } })).email;
    } catch (error) {
      toast.error(t('step.sent.failed'), { description: messageOf(error) });
      return undefined;
    }
  };
  const send = async () => {
    setReading(true);
    const email = await read().finally(() => setReading(false));
    if (email === undefined) return;
    const agreed = await ask({
      title: t('step.sent.title', { code }),
      consequence: t(email ? 'step.sent.byMail' : 'step.sent.byHand', { supplier: supplier.name, email }),
      confirmText: t('step.sent.act'),
      failedTitle: t('step.sent.failed'),
      busyText: t('step.busy'),
      act: () => step('sent'),
    });
    if (agreed) toast.success(t(email ? 'step.sent.mailed' : 'step.sent.settled', { code, email }));
  };
  return (
    <>
      <Button variant="primary" icon={<Send />} loading={reading} onClick={() => void send()}>
        {t('step.sent.act')}
      </Button>
      {dialog}
    </>
  );
}

function Steps({ purchase }: Props) {
  const { t } = useTranslation('purchasing');
  const navigate = useNavigate();
  const step = usePurchaseStep(purchase);
  const { ask, dialog } = useConfirm();
  const { id, code, status, supplier, lines } = purchase;
  const removing = useAct(deletePurchase, { done: t('delete.done', { code }) });
  const take = async (to: 'closed' | 'cancelled') => {
    const agreed = await ask({
      title: t(`step.${to}.title`, { code }),
      consequence: t(`step.${to}.consequence`, { supplier: supplier.name }),
      confirmText: t(`step.${to}.act`),
      failedTitle: t(`step.${to}.failed`),
      busyText: t('step.busy'),
      ...(to === 'cancelled' && { tone: 'danger' }),
      act: () => step(to),
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
      act: () => removing.send({ params: { id } }),
    });
    if (agreed) await navigate({ to: '/admin/e-commerce/purchases' });
  };
  const mayClose = mayBecome(status, 'closed');
  const mayCancel = mayBecome(status, 'cancelled');
  const mayCorrect = wasReceived(status);
  const [correcting, setCorrecting] = useState(false);
  const maySendBack = wasReceived(status) && lines.some((line) => keptQuantity(line) > 0);
  return (
    <>
      {status === 'draft' && <SendButton purchase={purchase} />}
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
