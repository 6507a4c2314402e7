import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { StaffRefund } from '#shared/refunds/refund.ts';
import { approveRefund, settleRefund } from '#shared/refunds/refunds.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { ProcessButton } from './process-button.tsx';

type RefundQuestion = 'reject' | 'sent' | 'failed';

/** Actions that the user may take on a refund, or the reason why there are none. */
export function RefundActions({ refund }: { refund: StaffRefund }) {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const { id, code, may, status } = refund;
  const amount = vnd(refund.amount);
  const deciding = useAct(approveRefund, { done: t('refundActs.approved', { code }) });
  const { ask, dialog } = useConfirm();
  const [asking, setAsking] = useState<RefundQuestion>();
  const approve = () =>
    ask({
      title: t('refundActs.approveTitle', { code }),
      consequence: t('refundActs.approveConsequence', { amount }),
      confirmText: t('refundActs.approve'),
      failedTitle: t('refundActs.failed'),
      act: () => deciding.send({ params: { id }, body: { approved: true, reason: '' } }),
    });
  const nothing = !may.approve && !may.reject && !may.process && !may.settle;
  return (
    <>
      {nothing && <p className="text-sm text-ink-2">{t(`refundActs.nothing.${status}`)}</p>}
      {status === 'pending' && !may.approve && (
        <p className="text-sm text-ink-2">{t('refundActs.byAnother')}</p>
      )}
      {may.reject && <Button onClick={() => setAsking('reject')}>{t('refundActs.reject')}</Button>}
      {may.settle && <Button onClick={() => setAsking('failed')}>{t('refundActs.notSent')}</Button>}
      {may.approve && (
        <Button variant="primary" onClick={() => void approve()}>
          {t('refundActs.approve')}
        </Button>
      )}
      {may.process && <ProcessButton refund={refund} />}
      {may.settle && refund.way === 'bank' && (
        <Button variant="primary" onClick={() => setAsking('sent')}>
          {t('refundActs.sent')}
        </Button>
      )}
      {asking === 'sent' && <SentForm refund={refund} onClose={() => setAsking(undefined)} />}
      {asking && asking !== 'sent' && (
        <ReasonForm refund={refund} of={asking} onClose={() => setAsking(undefined)} />
      )}
      {dialog}
    </>
  );
}

const ReferenceInput = z.strictObject({ reference: z.string().trim().min(1).max(60) });

type FormProps = { refund: StaffRefund; onClose: () => void };

/** Form for a transfer that was made: asks for the bank's reference. */
function SentForm({ refund, onClose }: FormProps) {
  const { t } = useTranslation('money');
  const settling = useAct(settleRefund, { done: t('sentForm.done', { code: refund.code }) });
  const form = useContractForm(ReferenceInput, {
    values: { reference: '' },
    send: (body) => settling.send({ params: { id: refund.id }, body: { outcome: 'sent', ...body } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'sentForm' }}
      title={t('sentForm.title')}
      description={t('sentForm.lead')}
      submit={t('refundActs.sent')}
      sending={t('sentForm.sending')}
      onClose={onClose}
    >
      <TextField name="reference" required autoComplete="off" />
    </FormDialog>
  );
}

/** Form that rejects a refund or marks its transfer as failed, with a reason. */
function ReasonForm({ refund, of, onClose }: FormProps & { of: 'reject' | 'failed' }) {
  const { t } = useTranslation('money');
  const done = t(`reasonForm.${of}.done`, { code: refund.code });
  const deciding = useAct(approveRefund, { done });
  const settling = useAct(settleRefund, { done });
  const params = { id: refund.id };
  return (
    <WrittenReasonDialog<StaffRefund>
      texts={{ ns: 'money', at: 'reasonForm' }}
      title={t(`reasonForm.${of}.title`)}
      submit={t(`reasonForm.${of}.submit`)}
      sending={t('sentForm.sending')}
      send={(reason) =>
        of === 'reject'
          ? deciding.send({ params, body: { approved: false, reason } })
          : settling.send({ params, body: { outcome: 'failed', error: reason } })
      }
      onClose={onClose}
    />
  );
}
