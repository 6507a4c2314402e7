import { partsOf } from '#shared/payments/payment-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Asker, requireOwnOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { createPaymentRepository } from '../records/payment-repository.ts';
import type { StoredPayment } from '../records/payment-record.ts';

/** A payment belongs to whom its order belongs to; a missing one and somebody else's are answered alike. */
export async function requireOwnPayment(
  table: Table,
  paymentId: string,
  asker: Asker,
): Promise<StoredPayment> {
  const [payment] = await Promise.all([
    createPaymentRepository(table).find(paymentId),
    requireOwnOrder(table, partsOf(paymentId).orderId, asker).catch((error: unknown) => {
      if (error instanceof AppError) throw new AppError('PAYMENT_NOT_FOUND');
      throw error;
    }),
  ]);
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  return payment;
}

export const findPayment = (table: Table, paymentId: string): Promise<StoredPayment | undefined> =>
  createPaymentRepository(table).find(paymentId);

/** Every attempt to pay an order, newest first. */
export const listPayments = (table: Table, orderId: string): Promise<StoredPayment[]> =>
  createPaymentRepository(table).listForOrder(orderId);
