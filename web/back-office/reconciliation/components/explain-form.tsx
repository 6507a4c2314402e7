import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { explainDifference } from '#shared/reconciliation/reconciliation.contract.ts';
import type { Difference, ListedBy } from '#shared/reconciliation/reconciliation.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';

type Props = { day: string; provider: ListedBy; difference: Difference; onClose: () => void };

const Explanation = z.strictObject({ reason: z.string().trim().min(1).max(300) });

export function ExplainForm({ day, provider, difference, onClose }: Props) {
  const { t } = useTranslation('money');
  const explaining = useAct(explainDifference);
  const form = useContractForm(Explanation, {
    values: { reason: '' },
    send: ({ reason }) =>
      explaining.send({ params: { day, provider, difference: difference.id }, body: { reason } }),
    onDone: () => {
      toast.success(t('explainForm.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'explainForm' }}
      title={t('explainForm.title')}
      description={t(`difference.${difference.kind}`)}
      submit={t('explainForm.submit')}
      sending={t('explainForm.sending')}
      onClose={onClose}
    >
      <TextAreaField name="reason" required most={300} />
    </FormDialog>
  );
}
