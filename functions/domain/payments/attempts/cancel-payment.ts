import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { endPayment } from './end-payments.ts';
import { createPaymentRepository } from '../records/payment-repository.ts';
import type { StoredPayment } from '../records/payment-record.ts';

/** Gives an attempt up. Given up twice, it is given up once; one that ended otherwise stays as it is. */
export async function cancelPayment(table: Table, before: StoredPayment): Promise<StoredPayment> {
  if (before.status === 'cancelled') return before;
  const writes = endPayment(before, 'cancelled');
  if (writes.length === 0) throw new AppError('PAYMENT_ENDED');
  await table.write(writes);
  const after = await createPaymentRepository(table).find(before.id);
  if (!after) throw new AppError('PAYMENT_NOT_FOUND');
  // Its money, or its end, came first.
  if (after.status !== 'cancelled') throw new AppError('PAYMENT_ENDED');
  return after;
}
