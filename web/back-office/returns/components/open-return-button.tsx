import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { searchOrders } from '#shared/orders/order-lists.contract.ts';
import { getStaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { OpenReturnForm, type ReturnedOrder } from './open-return-form.tsx';

const OrderCode = z.strictObject({ order: z.string().trim().toUpperCase().min(1).max(40) });

/** Finds the order with this code; undefined if there is none. */
async function findOrder(code: string): Promise<ReturnedOrder | undefined> {
  const { data } = await call(searchOrders, { query: { search: code, limit: 5 } });
  const found = data.find((order) => order.code === code);
  return found && call(getStaffOrder, { params: { id: found.id } });
}

/** Button that opens a return for a buyer: staff enter the order code, then choose the goods. */
export function OpenReturnButton() {
  const { t } = useTranslation('staffReturns');
  const navigate = useNavigate();
  const [step, setStep] = useState<'order' | ReturnedOrder>();
  const close = () => setStep(undefined);
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setStep('order')}>
        {t('open.act')}
      </Button>
      {step === 'order' && <OrderForm onFound={setStep} onClose={close} />}
      {step !== undefined && step !== 'order' && (
        <OpenReturnForm
          order={step}
          onClose={close}
          onMade={(id) => {
            close();
            void navigate({ to: '/admin/e-commerce/returns/requests/$id', params: { id } });
          }}
        />
      )}
    </>
  );
}

type FormProps = { onFound: (order: ReturnedOrder) => void; onClose: () => void };

function OrderForm({ onFound, onClose }: FormProps) {
  const { t } = useTranslation('staffReturns');
  const form = useContractForm(OrderCode, {
    values: { order: '' },
    send: ({ order }) => findOrder(order),
    onDone: (order) => {
      if (!order) form.setError('order', { message: t('open.notFound') });
      else if (order.status === 'completed') onFound(order);
      else form.setError('order', { message: t('open.notCompleted') });
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'open' }}
      title={t('open.which')}
      submit={t('open.next')}
      sending={t('open.looking')}
      onClose={onClose}
    >
      <TextField name="order" required autoCapitalize="characters" autoComplete="off" />
    </FormDialog>
  );
}
