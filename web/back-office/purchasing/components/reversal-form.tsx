import { useTranslation } from 'react-i18next';
import { type DebtEntry, ReversalDraft, reversePayment } from '#shared/purchasing/debts.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';

type Props = { id: string; payment: DebtEntry; onClose: () => void };

/** Form that reverses a payment with a reason; the amount is owed again. */
export function ReversalForm({ id, payment: { number, amount }, onClose }: Props) {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  const reversing = useAct(reversePayment, { done: t('debts.reverse.done') });
  const form = useContractForm(ReversalDraft, {
    values: { reason: '' },
    send: (said, clientRequestId) =>
      reversing.send({ params: { id, number }, body: { ...said, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'purchasing', at: 'debts.reverse' }}
      title={t('debts.reverse.title', { amount: vnd(-amount) })}
      submit={t('debts.reverse.act')}
      sending={t('debts.reverse.sending')}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t('debts.reverse.hint')}</p>
      <TextAreaField name="reason" required most={200} rows={2} />
    </FormDialog>
  );
}
