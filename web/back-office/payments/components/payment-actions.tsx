import { useNavigate } from '@tanstack/react-router';
import { Ban, HandCoins, QrCode, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { takeMoney } from '#shared/orders/staff-orders.contract.ts';
import {
  cancelStaffPayment,
  renewStaffPayment,
  type StaffPayment,
  verifyStaffPayment,
} from '#shared/payments/staff-payments.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

/** Actions that a payment allows in its current state; others are left out. */
export function PaymentActions({ shown: { payment, may } }: { shown: StaffPayment }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const { id, code, status, orderId, orderCode } = payment;
  const params = { id };
  const amount = vnd(may.take ?? 0);
  const verifying = useAct(verifyStaffPayment, {
    done: (after) => t(after.payment.status === status ? 'acts.unchanged' : 'acts.verified'),
    failed: t('acts.verifyFailed'),
  });
  const cancelling = useAct(cancelStaffPayment, { done: t('acts.cancelled', { code }) });
  const taking = useAct(takeMoney, { done: t('acts.taken', { amount }) });
  const renewing = useAct(renewStaffPayment, { done: t('acts.renewed') });
  // Repeated presses for a new code share one idempotency key.
  const request = useRequestKey(true);

  const cancel = () =>
    ask({
      tone: 'danger',
      title: t('acts.cancelTitle', { code }),
      consequence: t('acts.cancelConsequence'),
      confirmText: t('acts.cancel'),
      failedTitle: t('acts.cancelFailed'),
      act: () => cancelling.send({ params }),
    });
  const take = () =>
    ask({
      title: t('acts.takeTitle', { amount }),
      consequence: t('acts.takeConsequence', { code: orderCode }),
      confirmText: t('acts.take', { amount }),
      failedTitle: t('acts.takeFailed'),
      act: () => taking.send({ params: { id: orderId }, body: { amount: may.take ?? 0 } }),
    });
  const renew = async () => {
    let renewed: StaffPayment | undefined;
    await ask({
      title: t('acts.renewTitle'),
      consequence: t('acts.renewConsequence'),
      confirmText: t('acts.renew'),
      failedTitle: t('acts.renewFailed'),
      act: async () => {
        const clientRequestId = request.keyFor({ renew: id });
        renewed = await renewing.send({ params, body: { clientRequestId } });
        request.settle();
      },
    });
    if (renewed) await navigate({ to: '/admin/payments/$id', params: { id: renewed.payment.id } });
  };

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {may.verify && (
        <Button
          icon={<RefreshCw />}
          loading={verifying.busy}
          loadingText={t('acts.verifying')}
          onClick={() => void verifying.run({ params })}
        >
          {t('acts.verify')}
        </Button>
      )}
      {may.cancel && (
        <Button variant="danger" icon={<Ban />} onClick={() => void cancel()}>
          {t('acts.cancel')}
        </Button>
      )}
      {may.renew && (
        <Button icon={<QrCode />} onClick={() => void renew()}>
          {t('acts.renew')}
        </Button>
      )}
      {may.take !== null && (
        <Button variant="primary" icon={<HandCoins />} onClick={() => void take()}>
          {t('acts.take', { amount })}
        </Button>
      )}
      {dialog}
    </div>
  );
}
