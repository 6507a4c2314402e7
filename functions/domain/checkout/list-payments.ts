import type { Payment } from '#shared/payments/payment.ts';
import { type OrderName, requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { listPayments as listStored } from '#functions/domain/payments/attempts/read-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Lists every attempt to pay an order, newest first, in the payer's view. */
export async function listPayments(context: Context, name: OrderName): Promise<Payment[]> {
  const { id } = await requireOrder(context, name);
  const [config, payments] = await Promise.all([readPaymentConfig(null), listStored(context, id)]);
  return payments.map((payment) => toPayment(payment, config));
}
