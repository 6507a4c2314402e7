import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SalePayment } from '#shared/orders/staff-place-order.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import type * as z from 'zod';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { changeOf } from '../rules/sale-change.ts';
import { TillProblem } from './till-problem.tsx';

type Props = {
  total: number;
  /** Sells the goods at the counter with the given payment. */
  onSell: (payment: z.output<typeof SalePayment>) => Promise<StaffOrder>;
  onSold: (order: StaffOrder) => void;
  onClose: () => void;
};

/** Dialog that asks how a sale is paid: by card, in cash with change, or both. */
export function SaleDialog({ total, onSell, onSold, onClose }: Props) {
  const { t } = useTranslation('staffOrders');
  const { vnd } = useFormat();
  const form = useContractForm(SalePayment, {
    values: { card: null, given: total } as z.input<typeof SalePayment>,
    send: onSell,
    onDone: onSold,
    madeAt: (id) => `/admin/e-commerce/orders/${id}`,
  });
  const [card = null, given = null] = useWatch({ control: form.control, name: ['card', 'given'] });
  const change = changeOf(total, { card, given });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffOrders', at: 'counter.saleForm' }}
      title={t('counter.saleForm.title', { total: vnd(total) })}
      submit={t('counter.saleForm.submit')}
      sending={t('counter.saleForm.sending')}
      onClose={onClose}
      problem={<TillProblem form={form} />}
    >
      <MoneyField name="given" />
      <MoneyField name="card" />
      <p role="status" className="flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        <span>{t(change < 0 ? 'counter.saleForm.short' : 'counter.saleForm.change')}</span>
        <span className="text-xl whitespace-nowrap tabular-nums">{vnd(Math.abs(change))}</span>
      </p>
    </FormDialog>
  );
}
