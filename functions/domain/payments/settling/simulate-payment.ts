import { AppError } from '#shared/contract/errors.ts';
import { isLive } from '#shared/payments/payment.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { applyNotice } from './apply-notice.ts';
import { keepNotice } from '../notices/keep-notice.ts';
import { paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import type { SimulatedEnd } from '../providers/simulated-notice.ts';

/** Refuses with NOT_FOUND if this deployment does not simulate providers. */
export function requireSimulation({ simulates }: { simulates: boolean }): void {
  if (!simulates) throw new AppError('NOT_FOUND');
}

/** Ends a payment as a provider's notice would, through the same ledger and rules. */
export async function simulatePayment(
  context: Context,
  { payment, outcome }: { payment: StoredPayment; outcome: SimulatedEnd['outcome'] },
): Promise<StoredPayment> {
  // A payment by hand has no provider to simulate. Only staff can confirm it.
  if (!isLive(payment.status) || payment.provider === null) throw new AppError('PAYMENT_ENDED');
  const { code, amount, received, orderId } = payment;
  const end: SimulatedEnd = { code, outcome, amount: Math.max(1, amount - received) };
  const { id } = await keepNotice(context, {
    provider: 'simulated',
    key: `${payment.code}:${outcome}`,
    raw: JSON.stringify(end),
    orderId,
  });
  await applyNotice(context, id);
  return (await paymentRecord.find(context.table, { id: payment.id })) ?? payment;
}
