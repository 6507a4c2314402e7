import { partsOf } from '#shared/payments/payment-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Requester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { paymentRecord, type StoredPayment } from '../records/payment-record.ts';
import { listAttempts } from '../records/payment-repository.ts';

/** Names a payment, with the asker who must be allowed to see its order. */
export type PaymentName = { id: string; asker: Requester };

export const findPayment = ({ table }: Context, id: string): Promise<StoredPayment | undefined> =>
  paymentRecord.find(table, { id });

/** Loads a payment of a visible order. Missing ones and other people's give the same error. */
export async function requirePayment(context: Context, { id, asker }: PaymentName): Promise<StoredPayment> {
  const [payment] = await Promise.all([
    findPayment(context, id),
    requireOrder(context, { id: partsOf(id).orderId, asker }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'ORDER_NOT_FOUND')
        throw new AppError('PAYMENT_NOT_FOUND');
      throw error;
    }),
  ]);
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
  return payment;
}

/** Lists every attempt to pay an order, newest first. */
export const listPayments = ({ table }: Context, orderId: string): Promise<StoredPayment[]> =>
  listAttempts(table, orderId);
