import { useNavigate } from '@tanstack/react-router';
import { Ban, HandCoins, QrCode, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '#shared/payments/staff-payments.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { usePaymentActs } from '../api/payment-queries.ts';

/** Actions that a payment allows in its current state; others are left out. */
export function PaymentActs({ shown }: { shown: StaffPayment }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const navigate = useNavigate();
  const acts = usePaymentActs(shown);
  const { ask, dialog } = useConfirm();
  const [asking, setAsking] = useState(false);
  const { payment, may } = shown;
  const { code } = payment;

  const verify = async () => {
    setAsking(true);
    try {
      const { payment: after } = await acts.verify();
      const title = after.status === payment.status ? t('acts.unchanged') : t('acts.verified');
      toast.success(title);
    } catch (failure) {
      toast.error(t('acts.verifyFailed'), { description: messageOf(failure) });
    } finally {
      setAsking(false);
    }
  };
  const cancel = async () => {
    const agreed = await ask({
      tone: 'danger',
      title: t('acts.cancelTitle', { code }),
      consequence: t('acts.cancelConsequence'),
      confirmText: t('acts.cancel'),
      failedTitle: t('acts.cancelFailed'),
      act: acts.cancel,
    });
    if (agreed) toast.success(t('acts.cancelled', { code }));
  };
  const take = async () => {
    const amount = vnd(may.take ?? 0);
    const agreed = await ask({
      title: t('acts.takeTitle', { amount }),
      consequence: t('acts.takeConsequence', { code: payment.orderCode }),
      confirmText: t('acts.take', { amount }),
      failedTitle: t('acts.takeFailed'),
      act: acts.take,
    });
    if (agreed) toast.success(t('acts.taken', { amount }));
  };
  const renew = async () => {
    let renewed: StaffPayment | undefined;
    const agreed = await ask({
      title: t('acts.renewTitle'),
      consequence: t('acts.renewConsequence'),
      confirmText: t('acts.renew'),
      failedTitle: t('acts.renewFailed'),
      act: async () => {
        renewed = await acts.renew();
      },
    });
    if (!agreed || !renewed) return;
    toast.success(t('acts.renewed'));
    await navigate({ to: '/admin/payments/$id', params: { id: renewed.payment.id } });
  };

  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {may.verify && (
        <Button
          icon={<RefreshCw />}
          loading={asking}
          loadingText={t('acts.verifying')}
          onClick={() => void verify()}
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
          {t('acts.take', { amount: vnd(may.take) })}
        </Button>
      )}
      {dialog}
    </div>
  );
}
