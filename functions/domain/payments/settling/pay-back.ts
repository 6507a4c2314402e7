import type { staleOrder } from '#functions/domain/orders/order-record.ts';
import { carriedOf, moneyHeld } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { movePayment, paymentRecord } from '../records/payment-record.ts';
import { listAttempts } from '../records/payment-repository.ts';

/** Tells whether all money went back. Money that pays for other goods is still with the shop. */
const hasAllGoneBack = (order: StoredOrder): boolean =>
  order.paidAmount > 0 && order.refundDue === 0 && moneyHeld(order) === 0 && carriedOf(order) === 0;

/** Marks payments as refunded once all of an order's money has gone back; until then they stay paid. */
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
 * Returns the changes of the payments after a refund. The payment that the money went back through adds the
 * amount; with the last of the money the paying attempt becomes refunded.
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
