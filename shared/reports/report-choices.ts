import { id, many, one, since, until } from '../lists/query-parts.ts';
import { saleChannels } from '../orders/order-choices.ts';
import { paymentStatuses } from '../payments/payment-choices.ts';

/** By what sales are added up. */
export const salesGroups = ['day', 'product', 'category', 'business', 'warehouse', 'channel'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** Where payments stand, as reports count them: those under way together, and those whose money came. */
export const paymentStands = ['pending', 'succeeded', 'cancelled', 'failed'] as const;
export type PaymentStand = (typeof paymentStands)[number];

/** Of `succeeded`: what went back since had succeeded, too. */
export const standOf = {
  created: 'pending',
  pending: 'pending',
  succeeded: 'succeeded',
  refunded: 'succeeded',
  cancelled: 'cancelled',
  failed: 'failed',
} as const satisfies Record<(typeof paymentStatuses)[number], PaymentStand>;

/** By which day payments are taken: begun, or paid. */
export const paymentBases = ['begun', 'paid'] as const;

/** What of codes for transfers reports count apart. */
export const qrFates = ['all', 'expired', 'regenerated'] as const;

/** What the address of a report says. */
export const reportFilters = {
  start: since(),
  end: until(),
  warehouseId: id(),
  saleChannelId: one(saleChannels),
} as const;

/** The rows behind a figure of payments. */
export const drillFilters = {
  ...reportFilters,
  status: many(paymentStatuses),
  basis: one(paymentBases),
  qr: one(qrFates),
} as const;

/** The way through the shop, as far as browsers tell of it; what follows is told by orders. */
export const shopSteps = ['visit', 'product', 'cart', 'checkout'] as const;
export type ShopStep = (typeof shopSteps)[number];

/** Of words that found nothing no more is kept. */
export const mostNeedle = 60;
/** At once no more of them. */
export const mostMisses = 5;
