import { awaitedBy } from '#shared/orders/order-cover.ts';
import type { PlacedOrder } from '#shared/orders/checkout.contract.ts';
import type { OrderDeps, OrderInput } from '#functions/domain/orders/placing/order-deps.ts';
import {
  type BeginPaying,
  placeOrder,
  type PlaceOrderOptions,
} from '#functions/domain/orders/placing/place-order.ts';
import { toOrder } from '#functions/domain/orders/order-record.ts';
import { beginPayment, type PaymentStart } from '#functions/domain/payments/attempts/begin-payment.ts';
import { openPayment } from '#functions/domain/payments/attempts/open-payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { findPayment } from '#functions/domain/payments/attempts/read-payments.ts';
import type { Table } from '#functions/platform/table/table.ts';

type Deps = { table: Table; orders: OrderDeps };

/** An order and the first attempt to pay it, written together. A repeat is answered with both as they are by then. */
export async function placeAndPay(
  { table, orders }: Deps,
  input: OrderInput,
  options: Omit<PlaceOrderOptions, 'begin'>,
  start: PaymentStart,
): Promise<PlacedOrder> {
  const config = await readPaymentConfig(input.paymentProvider);
  let begun: StoredPayment | undefined;
  const begin: BeginPaying = (order) => {
    if (awaitedBy(order) !== 'money') return undefined;
    const { payment, writes } = beginPayment(order, start, { config, at: new Date(order.createdAt) });
    begun = payment;
    return { paymentId: payment.id, writes };
  };
  const order = await placeOrder(orders, input, { ...options, begin });
  if (!order.paymentId) return { ...toOrder(order), payment: null };
  const isOurs = begun?.id === order.paymentId;
  const payment = isOurs ? begun : await findPayment(table, order.paymentId);
  const opened = payment && (await openPayment(table, payment, config.origin));
  return { ...toOrder(order), payment: opened ? toPayment(opened, config) : null };
}
