import type { PlacedOrder } from '#shared/orders/place-order.contract.ts';
import type { OrderInput } from '#functions/domain/orders/placing/order-input.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { openPayment } from '#functions/domain/payments/attempts/open-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/shown-payment.ts';
import { findPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { placeOrder } from './place-order.ts';

/** Places an order and opens its payment. A repeated request gets both in their current state. */
export async function placeAndPay(
  context: Context,
  { sourceIp, ...input }: OrderInput & { sourceIp: string },
): Promise<PlacedOrder> {
  const config = await readPaymentConfig(input.paymentProvider);
  const { order, payment } = await placeOrder(context, { input, config, sourceIp });
  const found = payment ?? (order.paymentId ? await findPayment(context, order.paymentId) : undefined);
  const opened = found && (await openPayment(context, { payment: found, origin: config.origin }));
  return { ...toOrder(order), payment: opened ? toPayment(opened, config) : null };
}
