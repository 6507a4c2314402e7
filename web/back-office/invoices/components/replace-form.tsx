import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { InvoiceBuyerDraft, InvoiceReason, type ShownInvoice } from '#shared/invoices/invoice.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { useInvoiceActs } from '../api/invoice-queries.ts';

const Replacement = InvoiceBuyerDraft.extend({ reason: InvoiceReason });

type Props = { invoice: ShownInvoice; onClose: () => void; onDone: (id: string) => void };

/** Replaces an invoice by a new one: asks for the right recipient and the reason. */
export function ReplaceForm({ invoice, onClose, onDone }: Props) {
  const { t } = useTranslation('invoices');
  const acts = useInvoiceActs();
  const request = useRequestKey(false);
  const { name, taxCode, address, email } = invoice.buyer;
  const form = useContractForm(Replacement, {
    values: { name, taxCode, address, email, reason: '' },
    send: ({ reason, ...buyer }: z.output<typeof Replacement>) => {
      const body = { reason, buyer };
      return acts.replace(invoice.id, body, request.keyFor(body));
    },
    onDone: ({ id }) => {
      toast.success(t('replace.done'));
      onDone(id);
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'invoices', at: 'replaceForm' }}
      title={t('replace.title')}
      description={t('replace.lead')}
      submit={t('replace.act')}
      sending={t('sendingForm')}
      onClose={onClose}
    >
      <TextField name="name" required />
      <TextField name="taxCode" inputMode="numeric" />
      <TextField name="address" />
      <TextField name="email" type="email" />
      <TextAreaField name="reason" required most={300} />
    </FormDialog>
  );
}
