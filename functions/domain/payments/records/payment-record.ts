import * as z from 'zod';
import { Payment } from '#shared/payments/payment.ts';
import { afterPaymentEvent, type PaymentEvent } from '#shared/payments/payment-status.ts';
import { Vnd } from '#shared/vnd.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { type Item, type Operation, put } from '#functions/platform/table/table-operations.ts';
import { paymentKeys } from './payment-keys.ts';

/** An attempt to pay as the table keeps it: what cannot be worked out from the rest. */
export const StoredPayment = Payment.pick({
  id: true,
  code: true,
  orderId: true,
  orderCode: true,
  provider: true,
  method: true,
  status: true,
  reason: true,
  amount: true,
  received: true,
  createdAt: true,
  succeededAt: true,
  expiresAt: true,
  bank: true,
  redirectUrl: true,
}).extend({
  amount: Vnd,
  /** Whose order it is decides where its state is asked for. */
  isGuest: z.boolean(),
  idempotencyKey: z.string().nullable(),
  locale: z.enum(['vi', 'en']),
  returnPath: z.string().nullable(),
  /** What the provider calls it by: Stripe's session. */
  providerReference: z.string().nullable(),
  /** The provider's last word on it, in its own code. */
  providerCode: z.string().nullable(),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
});
export type StoredPayment = z.infer<typeof StoredPayment>;

export type PaymentChange = Partial<
  Pick<
    StoredPayment,
    'reason' | 'received' | 'succeededAt' | 'redirectUrl' | 'providerReference' | 'providerCode'
  >
>;

export const paymentItem = (payment: StoredPayment): Item => ({
  ...paymentKeys.payment(payment.id),
  entity: 'payment',
  ...payment,
});

export type ChangedPayment = { payment: StoredPayment; write: Operation<typeof staleOrder> };

/** A payment as it will be, and the write that makes it so: only from what was read. */
export function changePayment(
  before: StoredPayment,
  change: PaymentChange,
  status = before.status,
): ChangedPayment {
  const payment = { ...before, ...change, status, version: before.version + 1 };
  return {
    payment,
    write: put(paymentItem(payment), { when: { version: before.version }, refusal: staleOrder }),
  };
}

/** The same for what happens to it; undefined where that changes nothing any more. */
export function movePayment(
  before: StoredPayment,
  event: PaymentEvent,
  change: PaymentChange = {},
): ChangedPayment | undefined {
  const status = afterPaymentEvent(before.status, event);
  return status && changePayment(before, change, status);
}
