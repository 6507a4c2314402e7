import type { staleOrder } from '#functions/domain/orders/order-record.ts';
import { carriedOf, keptOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { movePayment, paymentRecord } from '../records/payment-record.ts';
import { listAttempts } from '../records/payment-repository.ts';

/** What pays for other goods is with the shop. */
const hasAllGoneBack = (order: StoredOrder): boolean =>
  order.paidAmount > 0 && order.refundDue === 0 && keptOf(order) === 0 && carriedOf(order) === 0;

/** The attempt that paid an order is refunded with the last of its money; with some of it still kept it stays paid. */
export async function payBackPayment(
  { table }: Context,
  after: StoredOrder,
): Promise<Operation<typeof staleOrder>[]> {
  if (!hasAllGoneBack(after)) return [];
  const payments = await listAttempts(table, after.id);
  return payments.flatMap((payment) => {
    const refunded = movePayment(payment, 'pay-back');
    return refunded ? refunded.writes : [];
  });
}

/**
 * What of its payments changes once money of an order went back: the one it went back by has sent as much, and with the
 * last of it what paid the order is refunded.
 */
export async function paidOut(
  { table }: Context,
  after: StoredOrder,
  by: { paymentId: string; amount: number } | undefined,
): Promise<Operation<typeof staleOrder>[]> {
  const payments = await listAttempts(table, after.id);
  return payments.flatMap((payment) => {
    const sent = by?.paymentId === payment.id ? { sentBack: payment.sentBack + by.amount } : undefined;
    const refunded = hasAllGoneBack(after) ? movePayment(payment, 'pay-back', sent) : undefined;
    if (refunded) return refunded.writes;
    return sent ? paymentRecord.replace(payment, sent).writes : [];
  });
}
