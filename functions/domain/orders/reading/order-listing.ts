import { Order } from '#shared/orders/order.ts';
import { column } from '#functions/platform/views/listable.ts';
import { orderFeed } from '../order-keys.ts';
import type { StoredOrder } from '../order-record.ts';

/** What orders are narrowed, sorted and found by, whoever keeps them: a view of everybody's, or a member's few. */
export const orderListing = {
  name: orderFeed.name,
  columns: {
    userId: column.optional(({ userId }: StoredOrder) => userId),
    status: column.text(({ status }: StoredOrder) => status),
    paymentStatus: column.text(({ paymentStatus }: StoredOrder) => paymentStatus),
    createdAt: column.text(({ createdAt }: StoredOrder) => createdAt),
    total: column.number(({ total }: StoredOrder) => total),
  },
  searched: ({ code, customer, items }: StoredOrder) => [
    code,
    customer.fullName,
    customer.phone,
    customer.email,
    ...items.flatMap((item) => [item.name, item.code]),
  ],
  row: Order,
};
