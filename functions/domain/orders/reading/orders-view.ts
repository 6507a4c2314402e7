import { Order } from '#shared/orders/order.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { orderFeed } from '../order-keys.ts';
import { StoredOrder } from '../order-record.ts';

export const ordersView = defineView(StoredOrder, {
  ...orderFeed,
  version: 2,
  columns: {
    userId: column.optional(({ userId }) => userId),
    status: column.text(({ status }) => status),
    paymentStatus: column.text(({ paymentStatus }) => paymentStatus),
    createdAt: column.text(({ createdAt }) => createdAt),
    total: column.number(({ total }) => total),
  },
  searched: ({ code, customer, items }) => [
    code,
    customer.fullName,
    customer.phone,
    customer.email,
    ...items.flatMap((item) => [item.name, item.code]),
  ],
  indexes: [
    ['userId', 'createdAt desc'],
    ['userId', 'total desc'],
    ['userId', 'status', 'paymentStatus', 'total'],
    ['status', 'createdAt desc'],
  ],
  row: Order,
});
