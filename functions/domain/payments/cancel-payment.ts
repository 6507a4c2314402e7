import { AppError } from '#shared/errors.ts';
import { isLive } from '#shared/payments/payment.ts';
import type { Table } from '#functions/platform/table.ts';
import { endPayment } from './end-payments.ts';
import { createPaymentRepository } from './payment-repository.ts';
import type { StoredPayment } from './payment-record.ts';

/** Gives an attempt up. Given up twice, it is given up once; one that ended otherwise stays as it is. */
export async function cancelPayment(table: Table, before: StoredPayment): Promise<StoredPayment> {
  if (before.status === 'cancelled') return before;
  if (!isLive(before.status)) throw new AppError('STALE_STATE');
  const refusal = await table.write(endPayment(before, 'cancelled'));
  const after = await createPaymentRepository(table).find(before.id);
  if (!after) throw new AppError('PAYMENT_NOT_FOUND');
  if (refusal && after.status !== 'cancelled') throw new AppError('STALE_STATE');
  return after;
}
