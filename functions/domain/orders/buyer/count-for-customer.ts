import { isForgotten } from '#shared/orders/nameless-guest.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';
import { applyBuyerOrder } from '#functions/domain/customers/counting/apply-order.ts';
import type { BuyerOrder } from '#functions/domain/customers/counting/count-order.ts';
import type { OrderEntry } from '#functions/domain/customers/records/customer.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { priceOf } from '../order-money.ts';
import { isInPlace, type StoredOrder } from '../order-record.ts';
import { findOrder, plainEmail, plainPhone } from '../reading/read-orders.ts';

const calledOff: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];
const over: readonly OrderStatus[] = ['completed', ...calledOff];

/** Part of an order in the sums: in progress or delivered, at the amount finally kept. */
export function entryOf(order: StoredOrder): OrderEntry {
  const { id: orderId, code, status, paymentStatus, total, refundDue, createdAt, version } = order;
  return {
    orderId,
    code,
    status,
    paymentStatus,
    total,
    spent: needsCover[status] ? priceOf(order) : 0,
    createdAt,
    stands: !calledOff.includes(status),
    ...(isInPlace(order) && { isReplacement: true }),
    isOpen: !over.includes(status) || refundDue > 0,
    version,
  };
}

/** Part of an order that its customer's record is built from. */
export const toBuyerOrder = (order: StoredOrder): BuyerOrder => ({
  entry: entryOf(order),
  userId: order.userId,
  fullName: order.customer.fullName,
  phone: plainPhone(order.customer.phone),
  email: plainEmail(order.customer.email),
  province: order.shippingAddress?.province ?? null,
  isForgotten: isForgotten(order.customer),
});

/** Counts an order in its current state for its customer. */
export const applyOrder = (context: Context, orderId: string): Promise<void> =>
  applyBuyerOrder(context, async () => {
    const order = await findOrder(context, orderId);
    return order && toBuyerOrder(order);
  });
