import { cashPayment } from '#functions/domain/payments/records/cash-payment.ts';
import { newPaymentCode } from '#functions/domain/payments/records/payment-code.ts';
import { paymentIdOf, paymentKeys } from '#functions/domain/payments/records/payment-keys.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { randomOf } from '#seed/random.ts';

const letters = '23456789ABCDFGHJKMNPQRSTVWXYZ'.split('');
const minutes = 60_000;

/** Id of the single payment attempt of a demo order; cash orders have none. */
export const paymentIdFor = (orderId: string): string => paymentIdOf(orderId, 1);

const statusOf = ({ paymentStatus }: StoredOrder): StoredPayment['status'] => {
  if (paymentStatus === 'paid') return 'succeeded';
  return paymentStatus === 'refunded' ? 'refunded' : 'failed';
};

function paymentCodeOf(order: StoredOrder): string {
  const random = randomOf(`payment:${order.code}`);
  return newPaymentCode(Array.from({ length: 8 }, () => random.pick(letters)).join(''));
}

/** Cash payment, taken on delivery. */
function cashOf(order: StoredOrder): StoredPayment {
  const at = new Date(order.completedAt ?? order.updatedAt);
  return {
    ...cashPayment(order, { amount: order.paidAmount, at, code: paymentCodeOf(order) }),
    status: statusOf(order),
  };
}

export function paymentOf(order: StoredOrder): StoredPayment {
  const status = statusOf(order);
  const begun = Date.parse(order.createdAt);
  const later = (ms: number) => new Date(begun + ms).toISOString();
  return {
    ...cashPayment(order, { amount: order.total, at: new Date(begun), code: paymentCodeOf(order) }),
    id: paymentIdFor(order.id),
    provider: order.paymentProvider,
    method: order.paymentMethod,
    status,
    reason: status === 'failed' ? 'expired' : null,
    received: status === 'failed' ? 0 : order.total,
    succeededAt: status === 'failed' ? null : later(12 * minutes),
    expiresAt: later(15 * minutes),
    version: 2,
  };
}

export function itemsOfPayment(order: StoredOrder): Item[] {
  if (!order.paymentId) return order.paidAmount > 0 ? [paymentRecord.item(cashOf(order))] : [];
  const payment = paymentOf(order);
  const claim = { ...paymentKeys.code(payment.code), entity: 'payment-code', paymentId: payment.id };
  return [paymentRecord.item(payment), claim];
}
