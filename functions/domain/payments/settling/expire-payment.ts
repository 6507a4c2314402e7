import { AppError } from '#shared/contract/errors.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { askProvider } from './ask-provider.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';

/** Tells whether a payment has expired. One that the bank holds waits for a person instead. */
const runsOut = (payment: StoredPayment, now: Date): boolean =>
  payment.reason !== 'held' && payment.expiresAt !== null && payment.expiresAt <= now.toISOString();

/** Expires a payment whose time is up. Money that comes afterwards is still counted, as late. */
export async function expirePayment({ table, now }: Context, paymentId: string): Promise<void> {
  await paymentRecord.change(table, { id: paymentId }, (payment) => {
    const expired = runsOut(payment, now()) && movePayment(payment, 'expire', { reason: 'expired' });
    return expired || undefined;
  });
}

/** Minutes after a payment's end at which VNPay is asked again, in case its notice was lost. */
const askAgainAfter = [1, 5, 15];

function nextAsking({ id, expiresAt }: StoredPayment, now: Date) {
  const moments = askAgainAfter.map((minutes) =>
    new Date(Date.parse(expiresAt ?? '') + minutes * 60_000).toISOString(),
  );
  const at = moments.find((moment) => moment > now.toISOString());
  return at ? { at, kind: 'payment-query' as const, of: id } : undefined;
}

/**
 * Asks the provider about a payment whose time is up, because its notice may be lost, and only then expires it.
 * If the provider does not answer, the payment waits for the next query. An error of our own table is thrown,
 * so the query stays due.
 */
export async function askAboutPayment(context: Context, paymentId: string): Promise<void> {
  const { table, now } = context;
  const payment = await paymentRecord.find(table, { id: paymentId });
  if (!payment?.expiresAt || payment.status === 'succeeded' || payment.status === 'refunded') return;
  const next = nextAsking(payment, now());
  const isAnswered = await askProvider(context, payment).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'PROVIDER_UNAVAILABLE') return false;
      throw error;
    },
  );
  if (isAnswered || !next) await expirePayment(context, paymentId);
  const after = await paymentRecord.find(table, { id: paymentId });
  if (next && after?.status !== 'succeeded') await table.write([scheduleDue(next)]);
}
