import * as z from 'zod';
import { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import { Payment } from '#shared/payments/payment.ts';
import { afterPaymentEvent, type PaymentEvent } from '#shared/payments/payment-status.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { paymentFeed, paymentKeys } from './payment-keys.ts';

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
  isDeposit: true,
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
  /** Of its order, for whoever looks through payments: where it came about, and where its goods leave from. */
  saleChannelId: SaleChannel.default('website'),
  warehouseId: z.string().nullable().default(null),
  /** What banks and providers call the money that came by it. */
  references: z.array(z.string()).default([]),
  /** What was told of money that was not enough, while the rest is waited for. */
  shortNotices: z.array(z.string()).default([]),
  /** How much of what it brought its provider has sent back. */
  sentBack: z.int().default(0),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
});
export type StoredPayment = z.infer<typeof StoredPayment>;

export type PaymentChange = Partial<
  Pick<
    StoredPayment,
    | 'reason'
    | 'received'
    | 'succeededAt'
    | 'redirectUrl'
    | 'providerReference'
    | 'providerCode'
    | 'references'
    | 'shortNotices'
    | 'sentBack'
  >
>;

/** Refused like its order, which changes with it. */
export const paymentRecord = versioned({
  entity: 'payment',
  schema: StoredPayment,
  key: ({ id }: { id: string }) => paymentKeys.payment(id),
  version: 'version',
  stale: staleOrder,
  feed: paymentFeed,
  activity: { of: 'payment', told: { status: asIs, reason: asIs, received: asIs, providerCode: asIs } },
});

/** A payment as it will be once something happened to it; undefined where that changes nothing any more. */
export function movePayment(before: StoredPayment, event: PaymentEvent, change: PaymentChange = {}) {
  const status = afterPaymentEvent(before.status, event);
  return status && paymentRecord.replace(before, { ...change, status });
}
