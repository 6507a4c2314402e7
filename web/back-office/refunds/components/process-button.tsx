import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundWay } from '#shared/refunds/refund-choices.ts';
import type { Refund } from '#shared/refunds/refund.ts';
import { processRefund } from '#shared/refunds/refunds.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { CashRefundForm } from './cash-refund-form.tsx';

const consequences = {
  bank: 'refundActs.processByBank',
  vnpay: 'refundActs.processAtProvider',
  stripe: 'refundActs.processAtProvider',
} as const satisfies Record<Exclude<RefundWay, 'cash'>, string>;

type Props = {
  refund: Pick<Refund, 'id' | 'code' | 'status' | 'way' | 'amount'>;
  size?: 'sm';
  /** Called once the refund is being processed. */
  onBegun?: () => void;
};

/** Button that sends a refund's money or retries it. The consequence is shown first. */
export function ProcessButton({ refund, size, onBegun }: Props) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { id, code, status, way } = refund;
  const amount = vnd(refund.amount);
  const processing = useAct(processRefund);
  const { ask, dialog } = useConfirm();
  const [choosing, setChoosing] = useState(false);
  const isAgain = status === 'failed';
  const act = t(isAgain ? 'refundActs.again' : 'refundActs.process');
  const done = () => {
    toast.success(t(way === 'cash' ? 'sentForm.done' : 'refundActs.begun', { code }));
    onBegun?.();
  };
  const process = async () => {
    if (way === 'cash') return setChoosing(true);
    const agreed = await ask({
      title: t('refundActs.processTitle', { amount }),
      consequence: t(consequences[way], { provider: t(`refundWay.${way}`), amount }),
      confirmText: act,
      failedTitle: t('refundActs.failed'),
      act: () => processing.send({ params: { id }, body: {} }),
    });
    if (agreed) done();
  };
  return (
    <>
      <Button
        variant={size === 'sm' ? 'secondary' : 'primary'}
        {...(size && { size, 'aria-label': t('refundActs.againOf', { code }) })}
        onClick={() => void process()}
      >
        {act}
      </Button>
      {choosing && (
        <CashRefundForm
          refund={refund}
          submit={act}
          onDone={() => {
            setChoosing(false);
            done();
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {dialog}
    </>
  );
}
