import { isLive } from '#shared/payments/payment.ts';
import type { ApplyDeps } from './apply-notice.ts';
import { askProvider } from './ask-provider.ts';
import { createPaymentRepository } from '../records/payment-repository.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import { simulatePayment } from './simulate-payment.ts';

/**
 * How a payment stands, as its provider says. What the shopper says counts only where the deployment plays the
 * provider itself.
 */
export async function verifyPayment(
  deps: ApplyDeps,
  payment: StoredPayment,
  { succeed, simulates }: { succeed?: boolean | undefined; simulates: boolean },
): Promise<StoredPayment> {
  if (!isLive(payment.status) || payment.provider === null) return payment;
  if (simulates && succeed !== undefined)
    return simulatePayment(deps, payment, succeed ? 'success' : 'decline');
  await askProvider(deps, payment);
  return (await createPaymentRepository(deps.table).find(payment.id)) ?? payment;
}
