import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { endPayment } from './end-payments.ts';
import { type PaymentName, requirePayment } from './read-payments.ts';
import { paymentRecord, type StoredPayment } from '../records/payment-record.ts';

/** Cancels an attempt. A repeat changes nothing; one that ended otherwise is refused. */
export async function cancelPayment(context: Context, name: PaymentName): Promise<StoredPayment> {
  const before = await requirePayment(context, name);
  if (before.status === 'cancelled') return before;
  const writes = endPayment(before, 'cancelled');
  if (writes.length === 0) throw new AppError('PAYMENT_ENDED');
  await context.table.write(writes);
  const after = await paymentRecord.find(context.table, { id: before.id });
  if (!after) throw new AppError('PAYMENT_NOT_FOUND');
  // The payment was paid, or ended otherwise, before this write.
  if (after.status !== 'cancelled') throw new AppError('PAYMENT_ENDED');
  return after;
}
