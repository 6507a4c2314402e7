import { useTranslation } from 'react-i18next';
import { IgnoreDraft, type StaffNotice } from '#shared/payments/notices.contract.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { useDecision } from '../api/payment-queries.ts';

type Props = { notice: StaffNotice; onClose: () => void };

/** Form that ignores a received amount and asks for the reason. */
export function IgnoreForm({ notice, onClose }: Props) {
  const { t } = useTranslation('money');
  const decision = useDecision(notice);
  const form = useContractForm(IgnoreDraft, {
    values: { reason: '' },
    send: (draft) => decision.mutateAsync({ kind: 'ignore', ...draft }),
    onDone: () => {
      toast.success(t('ignoreForm.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'ignoreForm' }}
      title={t('ignoreForm.title')}
      submit={t('ignoreForm.submit')}
      sending={t('ignoreForm.sending')}
      onClose={onClose}
    >
      <TextAreaField name="reason" required most={300} />
    </FormDialog>
  );
}
