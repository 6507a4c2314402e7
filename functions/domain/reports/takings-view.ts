import { byNobody } from '#shared/payments/payment-choices.ts';
import { paymentStateOf } from '#shared/reports/report-choices.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { defineFacts } from '#functions/platform/views/define-facts.ts';
import { number, optional, text } from './fact-columns.ts';

/** Figures of a payment that are summed: amounts, flags (0 or 1), and the seconds until the money came. */
const figures = ['amount', 'provided', 'seconds', 'refunded', 'codes', 'expired', 'replaced'] as const;

/** Row of a payment for the reports: its status and its figures. */
function takingsRows(payment: StoredPayment) {
  const { createdAt, succeededAt, status, reason, warehouseId, saleChannelId, orderId } = payment;
  const provider = payment.provider ?? byNobody;
  const isCode = provider === 'vietqr';
  // Cash changes hands at once, so it must not count in the time that payments take.
  const isProvided = paymentStateOf[status] === 'succeeded' && provider !== byNobody;
  const wait = succeededAt ? Math.round((Date.parse(succeededAt) - Date.parse(createdAt)) / 1000) : 0;
  return {
    takings: [
      {
        day: dayInVietnam(Date.parse(createdAt)),
        createdAt,
        paidDay: succeededAt && dayInVietnam(Date.parse(succeededAt)),
        paidAt: succeededAt,
        orderId,
        warehouseId,
        saleChannelId,
        stand: paymentStateOf[status],
        amount: payment.amount,
        received: succeededAt ? payment.received : 0,
        provided: Number(isProvided),
        seconds: isProvided ? Math.max(0, wait) : 0,
        refunded: Number(status === 'refunded'),
        codes: Number(isCode),
        expired: Number(isCode && status === 'failed' && reason === 'expired'),
        replaced: Number(isCode && reason === 'superseded'),
      },
    ],
  };
}

/** Payments for the reports, by the day they were started and by the day their money came. */
export const takingsView = defineFacts(StoredPayment, {
  name: 'takings',
  version: 2,
  feed: paymentsView.name,
  shards: paymentsView.shards,
  tables: {
    takings: {
      columns: {
        day: text,
        createdAt: text,
        paidDay: optional,
        paidAt: optional,
        orderId: text,
        warehouseId: optional,
        saleChannelId: text,
        stand: text,
        amount: number,
        received: number,
        provided: number,
        seconds: number,
        refunded: number,
        codes: number,
        expired: number,
        replaced: number,
      },
      indexes: [
        ['day', 'createdAt'],
        ['paidDay', 'paidAt', 'warehouseId', 'saleChannelId', 'orderId', 'received'],
      ],
      sums: [
        { by: ['day', 'stand'], sum: figures },
        { by: ['day', 'stand', 'warehouseId', 'saleChannelId'], sum: figures },
        { by: ['paidDay', 'warehouseId', 'saleChannelId'], sum: ['received'] },
      ],
    },
  },
  rowsOf: takingsRows,
});
export type TakingsRows = ReturnType<typeof takingsView.rows>;
