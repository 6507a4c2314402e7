import * as z from 'zod';
import { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import { Payment } from '#shared/payments/payment.ts';
import { afterPaymentEvent, type PaymentEvent } from '#shared/payments/payment-status.ts';
import { Vnd } from '#shared/values/vnd-schema.ts';
import { staleOrder } from '#functions/domain/orders/order-record.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { paymentFeed, paymentKeys } from './payment-keys.ts';

/** Stored attempt to pay. Fields that can be computed from the others are left out. */
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
  /** Whether a guest placed the order. It decides at which URL the payment's status is polled. */
  isGuest: z.boolean(),
  idempotencyKey: z.string().nullable(),
  locale: z.enum(['vi', 'en']),
  returnPath: z.string().nullable(),
  /** The provider's id of the payment: the Stripe session. */
  providerReference: z.string().nullable(),
  /** The provider's last response code. */
  providerCode: z.string().nullable(),
  /** The order's sale channel and its goods' warehouse, copied for filters in payment lists. */
  saleChannelId: SaleChannel.default('website'),
  warehouseId: z.string().nullable().default(null),
  /** Transaction names of banks and providers for the money of this payment. */
  references: z.array(z.string()).default([]),
  /** Ids of notices that paid too little, while the rest is awaited. */
  shortNotices: z.array(z.string()).default([]),
  /** Sum of this payment's money that its provider has refunded. */
  sentBack: z.int().default(0),
  /** Optimistic lock: every change raises it, and a change based on an older version is refused. */
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

/** A stale payment is refused as a stale order, because both change in one transaction. */
export const paymentRecord = versioned({
  entity: 'payment',
  schema: StoredPayment,
  key: ({ id }: { id: string }) => paymentKeys.payment(id),
  version: 'version',
  stale: staleOrder,
  feed: paymentFeed,
  activity: { of: 'payment', told: { status: asIs, reason: asIs, received: asIs, providerCode: asIs } },
});

/** Applies an event to a payment. Returns undefined if the event no longer changes anything. */
export function movePayment(before: StoredPayment, event: PaymentEvent, change: PaymentChange = {}) {
  const status = afterPaymentEvent(before.status, event);
  return status && paymentRecord.replace(before, { ...change, status });
}
