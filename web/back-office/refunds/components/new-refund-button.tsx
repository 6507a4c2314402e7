import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { OwedOrder } from '#shared/refunds/refunds.contract.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { findOwed } from '../api/refund-queries.ts';
import { RefundForm } from './refund-form.tsx';

const OrderCode = z.strictObject({ order: z.string().trim().min(1).max(40) });

/** Button for a refund of an order whose code staff enter; the form then asks for amount and reason. */
export function NewRefundButton({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation('money');
  const [step, setStep] = useState<'order' | OwedOrder>();
  const close = () => setStep(undefined);
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setStep('order')}>
        {t('refunds.add')}
      </Button>
      {step === 'order' && <OrderForm onFound={setStep} onClose={close} />}
      {step !== undefined && step !== 'order' && (
        <RefundForm
          order={step}
          onClose={close}
          onMade={({ id }) => {
            close();
            onMade(id);
          }}
        />
      )}
    </>
  );
}

function OrderForm({ onFound, onClose }: { onFound: (order: OwedOrder) => void; onClose: () => void }) {
  const { t } = useTranslation('money');
  const form = useContractForm(OrderCode, {
    values: { order: '' },
    send: ({ order }) => findOwed(order),
    onDone: (order) => order && onFound(order),
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'money', at: 'countForm' }}
      title={t('refunds.which')}
      submit={t('refunds.next')}
      sending={t('refunds.looking')}
      onClose={onClose}
    >
      <TextField name="order" required autoCapitalize="characters" />
    </FormDialog>
  );
}
