import { isLive } from '#shared/payments/payment.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { askProvider } from './ask-provider.ts';
import { paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import { simulatePayment } from './simulate-payment.ts';

/** Asks the provider for a payment's state. A shopper's claim counts in a simulation only. */
export async function verifyPayment(
  context: Context,
  {
    payment,
    succeed,
    simulates,
  }: { payment: StoredPayment; succeed?: boolean | undefined; simulates: boolean },
): Promise<StoredPayment> {
  if (!isLive(payment.status) || payment.provider === null) return payment;
  if (simulates && succeed !== undefined)
    return simulatePayment(context, { payment, outcome: succeed ? 'success' : 'decline' });
  await askProvider(context, payment);
  return (await paymentRecord.find(context.table, { id: payment.id })) ?? payment;
}
