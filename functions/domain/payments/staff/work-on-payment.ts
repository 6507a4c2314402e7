import { AppError } from '#shared/contract/errors.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { cancelPayment } from '../attempts/cancel-payment.ts';
import { createPayment } from '../attempts/create-payment.ts';
import { readPaymentConfig } from '../records/payment-config.ts';
import { askProvider } from '../settling/ask-provider.ts';
import { requireStaffPayment } from './read-staff-payment.ts';

/** Asks the provider for the state of a payment and applies its answer. */
export async function verifyAsStaff(context: Context, id: string): Promise<void> {
  const { payment } = await requireStaffPayment(context, id);
  if (payment.provider !== 'vnpay' && payment.provider !== 'stripe')
    throw new AppError('PAYMENT_NOT_ASKABLE');
  await askProvider(context, payment);
}

export async function cancelAsStaff(context: Context, id: string): Promise<void> {
  await cancelPayment(context, { id, asker: shopRequester });
}

/** Creates a transfer code for the rest of a price. Staff who asked for it tell the buyer. */
export async function renewAsStaff(
  context: Context,
  { id, key }: { id: string; key: string },
): Promise<string> {
  const [{ order }, config] = await Promise.all([
    requireStaffPayment(context, id),
    readPaymentConfig('vietqr'),
  ]);
  const payment = await createPayment(context, {
    order: { id: order.id, asker: shopRequester },
    start: { method: 'transfer', idempotencyKey: key },
    config,
  });
  return payment.id;
}
