import { useTranslation } from 'react-i18next';
import { CountDraft, getNotice, type StaffNotice } from '#shared/payments/notices.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useDecision } from '../api/payment-queries.ts';
import { useCountQuestion } from './use-count-question.ts';

type Props = { notice: StaffNotice; onClose: () => void };

/** Counts an amount for an order that was not suggested, found by code; previews the effect first. */
export function CountForm({ notice, onClose }: Props) {
  const { t } = useTranslation('money');
  const decide = useDecision(notice);
  const { ask, dialog } = useConfirm();
  const questionFor = useCountQuestion(notice);
  const previewOf = async (order: string) => {
    try {
      const { preview } = await call(getNotice, { params: { id: notice.id }, query: { order } });
      return preview;
    } catch (failure) {
      form.setError('order', { type: 'server', message: messageOf(failure) }, { shouldFocus: true });
      return undefined;
    }
  };
  const form = useContractForm(CountDraft, {
    values: { order: '', reason: '' },
    agree: async ({ order }) => {
      const preview = await previewOf(order);
      return preview !== undefined && (await ask(questionFor(preview)));
    },
    send: async (draft) => {
      const after = await decide({ kind: 'count', ...draft });
      // The toast is shown here, because counted money has no suggestions: this form unmounts before `onDone`
      // runs.
      toast.success(t('count.done', { code: after.order?.code ?? '' }));
      return after;
    },
    onDone: onClose,
  });
  return (
    <>
      <FormDialog
        form={form}
        texts={{ ns: 'money', at: 'countForm' }}
        title={t('countForm.title')}
        submit={t('countForm.submit')}
        sending={t('countForm.sending')}
        onClose={onClose}
      >
        <TextField name="order" required autoCapitalize="characters" />
        <TextAreaField name="reason" most={300} />
      </FormDialog>
      {dialog}
    </>
  );
}
