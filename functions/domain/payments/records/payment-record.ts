import * as z from 'zod';
import { Payment } from '#shared/payments/payment.ts';
import { afterPaymentEvent, type PaymentEvent } from '#shared/payments/payment-status.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
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

/** Refused like its order, which changes with it. */
export const paymentRecord = versioned({
  entity: 'payment',
  schema: StoredPayment,
  key: ({ id }: { id: string }) => paymentKeys.payment(id),
  version: 'version',
  stale: staleOrder,
  activity: { of: 'payment', told: { status: asIs, reason: asIs, received: asIs, providerCode: asIs } },
});

/** A payment as it will be once something happened to it; undefined where that changes nothing any more. */
export function movePayment(before: StoredPayment, event: PaymentEvent, change: PaymentChange = {}) {
  const status = afterPaymentEvent(before.status, event);
  return status && paymentRecord.replace(before, { ...change, status });
}
