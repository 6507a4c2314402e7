import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { RefundWay } from '#shared/refunds/refund-choices.ts';
import type { Refund } from '#shared/refunds/refund.ts';
import { processRefund } from '#shared/refunds/refunds.contract.ts';
import { expectedCash } from '#shared/tills/till-choices.ts';
import { TillId } from '#shared/tills/till.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { openTillsQuery } from '../api/refund-queries.ts';

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
  const processing = useAct(processRefund, { done: t('refundActs.begun', { code }) });
  const { ask, dialog } = useConfirm();
  const act = t(status === 'failed' ? 'refundActs.again' : 'refundActs.process');
  const look: ButtonProps = {
    variant: size === 'sm' ? 'secondary' : 'primary',
    ...(size && { size, 'aria-label': t('refundActs.againOf', { code }) }),
    children: act,
  };
  if (way === 'cash')
    return (
      <DialogButton
        {...look}
        dialog={(onClose) => (
          <CashRefundForm
            refund={refund}
            submit={act}
            onDone={() => {
              onClose();
              onBegun?.();
            }}
            onClose={onClose}
          />
        )}
      />
    );
  const process = async () => {
    const agreed = await ask({
      title: t('refundActs.processTitle', { amount }),
      consequence: t(consequences[way], { provider: t(`refundWay.${way}`), amount }),
      confirmText: act,
      failedTitle: t('refundActs.failed'),
      act: () => processing.send({ params: { id }, body: {} }),
    });
    if (agreed) onBegun?.();
  };
  return (
    <>
      <Button {...look} onClick={() => void process()} />
      {dialog}
    </>
  );
}

const FromTill = z.strictObject({ tillId: z.string().min(1, { error: 'required' }).pipe(TillId) });

type CashProps = {
  refund: Pick<Refund, 'id' | 'code' | 'amount'>;
  submit: string;
  onDone: () => void;
  onClose: () => void;
};

/** Form that asks which open till the refunded cash is taken from. */
export function CashRefundForm({ refund, submit, onDone, onClose }: CashProps) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const processing = useAct(processRefund, { done: t('sentForm.done', { code: refund.code }) });
  const { data } = useQuery(openTillsQuery);
  const amount = vnd(refund.amount);
  const form = useContractForm(FromTill, {
    values: { tillId: '' },
    send: (body) => processing.send({ params: { id: refund.id }, body }),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'cashRefund' }}
      title={t('refundActs.processTitle', { amount })}
      description={t('refundActs.processInCash', { amount })}
      submit={submit}
      sending={t('sentForm.sending')}
      onClose={onClose}
    >
      {data?.data.length === 0 && (
        <Notice tone="gold" title={t('cashRefund.none')}>
          <p>{t('cashRefund.noneHint')}</p>
          <ButtonLink to="/admin/payments/till" size="sm" className="mt-2">
            {t('cashRefund.open')}
          </ButtonLink>
        </Notice>
      )}
      <SelectField
        name="tillId"
        required
        options={(data?.data ?? []).map((till) => ({
          value: till.id,
          label: t('cashRefund.till', {
            person: till.personName,
            warehouse: till.warehouseName,
            amount: vnd(expectedCash(till)),
          }),
          disabled: expectedCash(till) < refund.amount,
        }))}
      />
    </FormDialog>
  );
}
