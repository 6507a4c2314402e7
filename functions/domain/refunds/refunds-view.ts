import { Refund } from '#shared/refunds/refund.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { refundFeed } from './refund-keys.ts';
import { StoredRefund } from './refund-record.ts';

const minute = 60_000;

/** Returns the minutes until the money was sent. */
const minutesOf = ({ status, createdAt, endedAt }: StoredRefund): number =>
  status === 'succeeded' && endedAt ? Math.round((Date.parse(endedAt) - Date.parse(createdAt)) / minute) : 0;

export const refundsView = defineView(StoredRefund, {
  ...refundFeed,
  version: 4,
  columns: {
    status: column.text(({ status }) => status),
    kind: column.text(({ kind }) => kind),
    way: column.text(({ way }) => way),
    orderId: column.optional(({ orderId }) => orderId),
    amount: column.number(({ amount }) => amount),
    createdAt: column.text(({ createdAt }) => createdAt),
    day: column.text(({ createdAt }) => dayInVietnam(Date.parse(createdAt))),
    /** Columns for reports: day and time the money was sent, the order's warehouse and channel. */
    sentDay: column.optional(({ status, endedAt }) =>
      status === 'succeeded' && endedAt ? dayInVietnam(Date.parse(endedAt)) : null,
    ),
    sentAt: column.optional(({ status, endedAt }) => (status === 'succeeded' ? endedAt : null)),
    warehouseId: column.optional(({ warehouseId }) => warehouseId),
    saleChannelId: column.text(({ saleChannelId }) => saleChannelId),
    minutes: column.number(minutesOf),
    attempts: column.number(({ attempts }) => attempts),
    failedAttempts: column.number(({ failedAttempts }) => failedAttempts),
  },
  searched: ({ code, orderCode, customer, reference, reason }) => [
    code,
    orderCode ?? '',
    customer,
    reference ?? '',
    reason,
  ],
  indexes: [
    ['createdAt desc'],
    ['status', 'createdAt desc'],
    ['kind', 'createdAt desc'],
    ['way', 'createdAt desc'],
    ['warehouseId', 'createdAt desc'],
    ['saleChannelId', 'createdAt desc'],
    ['orderId', 'createdAt'],
    ['sentAt'],
    ['amount'],
    ['sentDay', 'warehouseId', 'saleChannelId', 'sentAt', 'amount'],
  ],
  rare: ['orderId'],
  row: StoredRefund.transform((refund): Refund => refund).pipe(Refund),
});
