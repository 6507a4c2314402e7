import { useTranslation } from 'react-i18next';
import { CountDraft, type StaffNotice } from '#shared/payments/notices.contract.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { useDecision } from '../api/money-queries.ts';

type Props = { notice: StaffNotice; onClose: () => void };

/** Counts money for an order nobody suggested: whoever knows it types its code. */
export function CountForm({ notice, onClose }: Props) {
  const { t } = useTranslation('money');
  const decision = useDecision(notice);
  const form = useContractForm(CountDraft, {
    values: { order: '', reason: '' },
    send: async (draft) => {
      const after = await decision.mutateAsync({ kind: 'count', ...draft });
      // Said here: money that is counted is not asked about any more, and this form goes with the question.
      toast.success(t('count.done', { code: after.order?.code ?? '' }));
      return after;
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'countForm' }}
      title={t('countForm.title')}
      submit={t('count.act')}
      sending={t('countForm.sending')}
      onClose={onClose}
    >
      <TextField name="order" required autoCapitalize="characters" />
      <TextAreaField name="reason" most={300} />
    </FormDialog>
  );
}
