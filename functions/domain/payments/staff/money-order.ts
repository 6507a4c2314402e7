import type { MoneyOrder } from '#shared/payments/money-order.ts';
import { carriedOf, amountToPay } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

/** Converts an order for pages about its money. */
export const toMoneyOrder = (order: StoredOrder): MoneyOrder => ({
  id: order.id,
  code: order.code,
  status: order.status,
  paymentStatus: order.paymentStatus,
  customer: order.customer.fullName,
  phone: order.customer.phone,
  total: order.total,
  paidAmount: order.paidAmount,
  // Money that pays for other goods was not refunded to anybody.
  refundedAmount: order.refundedAmount - carriedOf(order),
  refundDue: order.refundDue,
  missing: amountToPay(order),
  createdAt: order.createdAt,
});
