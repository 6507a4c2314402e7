import { AppError } from '#shared/contract/errors.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { ApplyDeps } from './apply-notice.ts';
import { askProvider } from './ask-provider.ts';
import { createPaymentRepository } from '../records/payment-repository.ts';
import { movePayment, paymentRecord, type StoredPayment } from '../records/payment-record.ts';

/** What a bank holds in doubt does not run out: a person will look. */
const runsOut = (payment: StoredPayment, now: Date): boolean =>
  payment.reason !== 'held' && payment.expiresAt !== null && payment.expiresAt <= now.toISOString();

/** The time of a payment is up. Money that comes after all is counted all the same, as late. */
export async function expirePayment(table: Table, paymentId: string, now: Date): Promise<void> {
  await paymentRecord.change(
    table,
    () => paymentRecord.find(table, { id: paymentId }),
    (payment) => {
      const expired = runsOut(payment, now) && movePayment(payment, 'expire', { reason: 'expired' });
      return expired || undefined;
    },
  );
}

/** Minutes after a payment's end at which VNPay is asked again whether its notice was lost on the way. */
const askAgainAfter = [1, 5, 15];

function nextAsking({ id, expiresAt }: StoredPayment, now: Date) {
  const moments = askAgainAfter.map((minutes) =>
    new Date(Date.parse(expiresAt ?? '') + minutes * 60_000).toISOString(),
  );
  const at = moments.find((moment) => moment > now.toISOString());
  return at ? { at, kind: 'payment-query' as const, of: id } : undefined;
}

/**
 * A notice of VNPay's may be lost: once a payment's time is up it is asked, and only then the payment ends. Where it
 * does not answer, the payment waits for the next asking.
 */
export async function askAboutPayment(deps: ApplyDeps, paymentId: string): Promise<void> {
  const { table, now } = deps;
  const payment = await createPaymentRepository(table).find(paymentId);
  if (!payment?.expiresAt || payment.status === 'succeeded' || payment.status === 'refunded') return;
  const next = nextAsking(payment, now());
  const isAnswered = await askProvider(deps, payment).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
  if (isAnswered || !next) await expirePayment(table, paymentId, now());
  const after = await createPaymentRepository(table).find(paymentId);
  if (next && after?.status !== 'succeeded') await table.write([scheduleDue(next)]);
}
