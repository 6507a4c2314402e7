import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useInvoiceActs } from '../api/invoice-queries.ts';

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
export function NewInvoiceButton({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation('invoices');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('add.act')}
      </Button>
      {open && <OrderForm onMade={onMade} onClose={() => setOpen(false)} />}
    </>
  );
}

function OrderForm({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const acts = useInvoiceActs();
  const request = useRequestKey(false);
  const form = useContractForm(InvoiceRequest, {
    values: { order: '', name: '', taxCode: '', address: '', email: '' },
    send: ({ order, ...buyer }) => {
      const named = buyer.name === '' ? undefined : buyer;
      return acts.draft(order, request.keyFor({ order, named }), named);
    },
    onDone: ({ id }) => {
      onClose();
      onMade(id);
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
