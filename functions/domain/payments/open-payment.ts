import { AppError } from '#shared/errors.ts';
import type { Table } from '#functions/platform/table.ts';
import { createPaymentRepository } from './payment-repository.ts';
import { changePayment, type StoredPayment } from './payment-record.ts';
import { openStripeSession } from './stripe-api.ts';

const wantsPage = ({ provider, status }: StoredPayment): boolean =>
  provider === 'stripe' && status === 'created';

/**
 * Opens the page on which a card is taken, once its payment is stored. When Stripe does not answer, the payment stays
 * as it is and can be opened again: the order behind it stands.
 */
export async function openPayment(
  table: Table,
  payment: StoredPayment,
  origin: string,
): Promise<StoredPayment> {
  if (!wantsPage(payment)) return payment;
  const session = await openStripeSession(payment, origin).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!session?.url) return payment;
  const { payment: opened, write } = changePayment(payment, {
    status: 'pending',
    redirectUrl: session.url,
    providerReference: session.id,
  });
  const refusal = await table.write([write]);
  if (!refusal) return opened;
  return (await createPaymentRepository(table).find(payment.id)) ?? payment;
}
