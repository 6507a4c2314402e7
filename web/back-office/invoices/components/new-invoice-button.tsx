import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useInvoiceActs } from '../api/invoice-queries.ts';

const OrderCode = z.strictObject({ order: z.string().trim().min(1).max(40) });

/** The invoice of an order somebody names, as a draft to be looked at. */
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
  const form = useContractForm(OrderCode, {
    values: { order: '' },
    send: ({ order }) => acts.draft(order, request.keyFor({ order })),
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
      <TextField name="order" required autoCapitalize="characters" />
    </FormDialog>
  );
}
