import type { Payment } from '#shared/payments/payment.ts';
import { readPaymentConfig } from '#functions/domain/payments/records/payment-config.ts';
import { toPayment } from '#functions/domain/payments/attempts/payment-view.ts';
import { listPayments as listStored } from '#functions/domain/payments/attempts/read-payments.ts';
import type { Table } from '#functions/platform/table/table.ts';

/** Every attempt to pay an order, newest first, as its payer sees them. */
export async function listPayments(table: Table, orderId: string): Promise<Payment[]> {
  const [config, payments] = await Promise.all([readPaymentConfig(null), listStored(table, orderId)]);
  return payments.map((payment) => toPayment(payment, config));
}
