import type { PaymentReason } from '#shared/payments/payment.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { staleOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { duesOf } from './begin-payment.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';

/**
 * The writes that give an attempt up; none where it has ended already. A provider that can be asked still will be:
 * the shopper may have paid there all the same, and its notice may be lost.
 */
export function endPayment(
  payment: StoredPayment | undefined,
  reason: Extract<PaymentReason, 'superseded' | 'cancelled'>,
): Operation<typeof staleOrder>[] {
  const ended = payment && movePayment(payment, 'give-up', { reason });
  if (!ended) return [];
  const done = duesOf(payment).filter(({ kind }) => kind === 'payment-expiry');
  return [...ended.writes, ...done.map(cancelDue)];
}

/**
 * What ends with an order that is being cancelled: the attempt that still waits for money. Written with the order,
 * and refused like it when the payment moved meanwhile.
 */
export async function endPayments(
  { table }: Context,
  { paymentId }: Pick<StoredOrder, 'paymentId'>,
): Promise<Operation<typeof staleOrder>[]> {
  if (!paymentId) return [];
  return endPayment(await paymentRecord.find(table, { id: paymentId }), 'cancelled');
}
