import { byNobody } from '#shared/payments/payment-choices.ts';
import { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { paymentFeed } from '../records/payment-keys.ts';
import { StoredPayment } from '../records/payment-record.ts';

/** Returns why a payment ended without money, for reports. */
const outcomeOf = ({ reason }: StoredPayment): string => reason ?? '';

/** Returns the seconds from the start of a payment to its money; 0 if there is none. */
const secondsToPay = ({ createdAt, succeededAt }: StoredPayment): number =>
  succeededAt ? Math.max(0, Math.round((Date.parse(succeededAt) - Date.parse(createdAt)) / 1000)) : 0;

export const paymentsView = defineView(StoredPayment, {
  ...paymentFeed,
  version: 3,
  columns: {
    status: column.text(({ status }) => status),
    provider: column.text(({ provider }) => provider ?? byNobody),
    method: column.text(({ method }) => method),
    warehouseId: column.optional(({ warehouseId }) => warehouseId),
    saleChannelId: column.text(({ saleChannelId }) => saleChannelId),
    amount: column.number(({ amount }) => amount),
    createdAt: column.text(({ createdAt }) => createdAt),
    /** Columns for reports: days in Vietnam, how the payment ended, how long its money took. */
    day: column.text(({ createdAt }) => dayInVietnam(Date.parse(createdAt))),
    paidDay: column.optional(({ succeededAt }) => succeededAt && dayInVietnam(Date.parse(succeededAt))),
    paidAt: column.optional(({ succeededAt }) => succeededAt),
    received: column.number(({ received, succeededAt }) => (succeededAt ? received : 0)),
    outcome: column.text(outcomeOf),
    orderId: column.text(({ orderId }) => orderId),
    seconds: column.number(secondsToPay),
  },
  searched: ({ code, orderCode, references }) => [code, orderCode, ...references],
  indexes: [
    ['createdAt desc'],
    ['status', 'createdAt desc'],
    ['provider', 'createdAt desc'],
    ['method', 'createdAt desc'],
    ['warehouseId', 'createdAt desc'],
    ['saleChannelId', 'createdAt desc'],
    ['amount'],
    [
      'day',
      'status',
      'provider',
      'outcome',
      'warehouseId',
      'saleChannelId',
      'createdAt',
      'amount',
      'seconds',
    ],
    ['paidDay', 'warehouseId', 'saleChannelId', 'paidAt', 'orderId', 'received'],
  ],
  row: StoredPayment.transform((payment): PaymentRow => payment).pipe(PaymentRow),
});
