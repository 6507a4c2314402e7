import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { InvoiceBuyerDraft, InvoiceReason, type InvoiceView } from '#shared/invoices/invoice.ts';
import { cancelInvoice, correctInvoice, replaceInvoice } from '#shared/invoices/invoices.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { WrittenReasonDialog } from '#web/ui/form/written-reason-dialog.tsx';

const Why = z.strictObject({ reason: InvoiceReason });
const Replacement = InvoiceBuyerDraft.extend({ reason: InvoiceReason });

type Props = {
  invoice: InvoiceView;
  onClose: () => void;
  /** Receives the id of the invoice to show next. */
  onDone: (id: string) => void;
};

/** Asks why an invoice is cancelled or corrected; the reason is printed on the document. */
export function ReasonForm({ invoice, of, onClose, onDone }: Props & { of: 'cancel' | 'correct' }) {
  const { t } = useTranslation('invoices');
  const { vnd } = useFormat();
  const cancelling = useAct(cancelInvoice, { done: t('cancel.done') });
  const correcting = useAct(correctInvoice, { done: t('correct.done') });
  const params = { id: invoice.id };
  const now = vnd(invoice.work?.orderTotal ?? 0);
  return (
    <WrittenReasonDialog<InvoiceView>
      texts={{ ns: 'invoices', at: 'reasonForm' }}
      title={t(`${of}.title`)}
      description={of === 'cancel' ? t('cancel.lead') : t('correct.lead', { now })}
      submit={t(`${of}.act`)}
      sending={t('sendingForm')}
      schema={Why}
      send={(reason, clientRequestId) =>
        of === 'cancel'
          ? cancelling.send({ params, body: { reason } })
          : correcting.send({ params, body: { reason, clientRequestId } })
      }
      onDone={({ id }) => onDone(id)}
      onClose={onClose}
    />
  );
}

/** Replaces an invoice by a new one: asks for the right recipient and the reason. */
export function ReplaceForm({ invoice: { id, buyer }, onClose, onDone }: Props) {
  const { t } = useTranslation('invoices');
  const replacing = useAct(replaceInvoice, { done: t('replace.done') });
  const { name, taxCode, address, email } = buyer;
  const form = useContractForm(Replacement, {
    values: { name, taxCode, address, email, reason: '' },
    send: ({ reason, ...named }, clientRequestId) =>
      replacing.send({ params: { id }, body: { reason, buyer: named, clientRequestId } }),
    onDone: (made) => onDone(made.id),
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
