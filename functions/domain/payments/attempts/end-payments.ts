import type { PaymentReason } from '#shared/payments/payment.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { staleOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { duesOf } from './begin-payment.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';

/**
 * Returns the writes that give an attempt up; none if it has ended already. The query to VNPay or Stripe stays
 * scheduled: the shopper may have paid there all the same, and its notice may be lost.
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

/** Ends an order's open attempt when it is cancelled; refused if the payment changed meanwhile. */
export async function endPayments(
  { table }: Context,
  { paymentId }: Pick<StoredOrder, 'paymentId'>,
): Promise<Operation<typeof staleOrder>[]> {
  if (!paymentId) return [];
  return endPayment(await paymentRecord.find(table, { id: paymentId }), 'cancelled');
}
