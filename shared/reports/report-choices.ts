import { id, many, one, since, until } from '../lists/query-parts.ts';
import { paymentStatuses } from '../payments/payment-choices.ts';
import { saleChannels } from '../values/sale-channels.ts';

/** By what sales are added up. */
export const salesGroups = ['day', 'product', 'category', 'business', 'warehouse', 'channel'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** By what profit is added up: each order by itself, too. */
export const profitGroups = [...salesGroups, 'order'] as const;
export type ProfitGroup = (typeof profitGroups)[number];
export const profitEnds = ['best', 'worst'] as const;

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
