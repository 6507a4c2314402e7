import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import { openStripeSession } from '../providers/stripe-api.ts';

const wantsPage = ({ provider, status }: StoredPayment): boolean =>
  provider === 'stripe' && status === 'created';

/** Opens Stripe's page once the payment is stored. Without an answer it can be opened again. */
export async function openPayment(
  { table }: Context,
  { payment, origin }: { payment: StoredPayment; origin: string },
): Promise<StoredPayment> {
  if (!wantsPage(payment)) return payment;
  const session = await openStripeSession(payment, origin).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!session?.url) return payment;
  const opened = movePayment(payment, 'open', { redirectUrl: session.url, providerReference: session.id });
  if (opened && !(await table.write(opened.writes))) return opened.after;
  return (await paymentRecord.find(table, { id: payment.id })) ?? payment;
}
