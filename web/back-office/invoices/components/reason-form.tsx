import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { InvoiceReason, type ShownInvoice } from '#shared/invoices/invoice.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { useInvoiceActs } from '../api/invoice-queries.ts';

const Why = z.strictObject({ reason: InvoiceReason });

type Props = {
  invoice: ShownInvoice;
  of: 'cancel' | 'correct';
  onClose: () => void;
  /** Receives the id of the invoice to show next. */
  onDone: (id: string) => void;
};

/** Asks why an invoice is cancelled or corrected; the reason is printed on the document. */
export function ReasonForm({ invoice, of, onClose, onDone }: Props) {
  const { t } = useTranslation('invoices');
  const { vnd } = useFormat();
  const acts = useInvoiceActs();
  const request = useRequestKey(false);
  const form = useContractForm(Why, {
    values: { reason: '' },
    send: (body) =>
      of === 'cancel' ? acts.cancel(invoice.id, body) : acts.correct(invoice.id, body, request.keyFor(body)),
    onDone: ({ id }) => {
      toast.success(t(`${of}.done`));
      onDone(id);
    },
  });
  const now = vnd(invoice.work?.orderTotal ?? 0);
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'invoices', at: 'reasonForm' }}
      title={t(`${of}.title`)}
      description={of === 'cancel' ? t('cancel.lead') : t('correct.lead', { now })}
      submit={t(`${of}.act`)}
      sending={t('sendingForm')}
      onClose={onClose}
    >
      <TextAreaField name="reason" required most={300} />
    </FormDialog>
  );
}
