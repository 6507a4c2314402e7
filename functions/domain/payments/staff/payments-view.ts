import { byNobody } from '#shared/payments/payment-choices.ts';
import { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { paymentFeed } from '../records/payment-keys.ts';
import { StoredPayment } from '../records/payment-record.ts';

export const paymentsView = defineView(StoredPayment, {
  ...paymentFeed,
  version: 1,
  columns: {
    status: column.text(({ status }) => status),
    provider: column.text(({ provider }) => provider ?? byNobody),
    method: column.text(({ method }) => method),
    warehouseId: column.optional(({ warehouseId }) => warehouseId),
    saleChannelId: column.text(({ saleChannelId }) => saleChannelId),
    amount: column.number(({ amount }) => amount),
    createdAt: column.text(({ createdAt }) => createdAt),
  },
  searched: ({ code, orderCode, references }) => [code, orderCode, ...references],
  indexes: [['createdAt desc'], ['status', 'createdAt desc'], ['amount', 'createdAt desc']],
  row: StoredPayment.transform((payment): PaymentRow => payment).pipe(PaymentRow),
});
