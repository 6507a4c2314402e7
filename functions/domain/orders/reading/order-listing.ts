import { Order } from '#shared/orders/order.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { mailName } from '#functions/platform/views/list-filters.ts';
import { column } from '#functions/platform/views/listable.ts';
import { orderFeed } from '../order-keys.ts';
import { revenueOf } from '../order-money.ts';
import type { StoredOrder } from '../order-record.ts';

/** Filters, sorting and search shared by the view of all orders and a member's own list. */
export const orderListing = {
  name: orderFeed.name,
  columns: {
    userId: column.optional(({ userId }: StoredOrder) => userId),
    status: column.text(({ status }: StoredOrder) => status),
    paymentStatus: column.text(({ paymentStatus }: StoredOrder) => paymentStatus),
    createdAt: column.text(({ createdAt }: StoredOrder) => createdAt),
    total: column.number(({ total }: StoredOrder) => total),
    /** Day and revenue are summed over many orders, so an index of the view contains both. */
    day: column.text(({ createdAt }: StoredOrder) => dayInVietnam(Date.parse(createdAt))),
    revenue: column.number(revenueOf),
  },
  searched: ({ code, customer, items }: StoredOrder) => [
    code,
    customer.fullName,
    customer.phone,
    mailName(customer.email),
    ...items.flatMap(({ name, code, parts = [] }) => [name, code, ...parts.map((part) => part.code)]),
  ],
  row: Order,
};
