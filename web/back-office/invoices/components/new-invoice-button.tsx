import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import { createInvoice } from '#shared/invoices/invoices.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

const { shape } = InvoiceBuyerDraft;
/** The order, and the invoice recipient if it differs from the order's. */
const InvoiceRequest = z
  .strictObject({
    order: z.string().trim().min(1).max(40),
    name: z.union([z.literal(''), shape.name]),
    taxCode: shape.taxCode,
    address: shape.address,
    email: shape.email,
  })
  .refine(({ name, taxCode, address, email }) => name !== '' || !(taxCode || address || email), {
    path: ['name'],
    error: 'required',
  });

/** Button that creates a draft invoice for an order whose code staff enter. */
export function NewInvoiceButton() {
  const { t } = useTranslation('invoices');
  return (
    <DialogButton variant="primary" icon={<Plus />} dialog={(onClose) => <OrderForm onClose={onClose} />}>
      {t('add.act')}
    </DialogButton>
  );
}

function OrderForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const drafting = useAct(createInvoice);
  const form = useContractForm(InvoiceRequest, {
    values: { order: '', name: '', taxCode: '', address: '', email: '' },
    send: ({ order: orderId, ...buyer }, clientRequestId) =>
      drafting.send({ body: { orderId, draft: true, clientRequestId, ...(buyer.name !== '' && { buyer }) } }),
    onDone: ({ id }) => {
      onClose();
      void navigate({ to: '/admin/reports/invoices/$id', params: { id } });
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'invoices', at: 'orderForm' }}
      title={t('add.title')}
      description={t('add.lead')}
      submit={t('add.submit')}
      sending={t('sendingForm')}
      onClose={onClose}
    >
      <TextField name="order" required autoCapitalize="characters" autoComplete="off" />
      <fieldset className="space-y-4">
        <legend className="mb-1 text-sm font-semibold">{t('orderForm.buyer')}</legend>
        <p className="text-sm text-ink-2">{t('orderForm.buyerHint')}</p>
        <TextField name="name" autoComplete="off" />
        <TextField name="taxCode" inputMode="numeric" autoComplete="off" />
        <TextField name="address" autoComplete="off" />
        <TextField name="email" type="email" autoComplete="off" />
      </fieldset>
    </FormDialog>
  );
}
