import { id, many, one, since, until } from '../lists/query-parts.ts';
import { paymentStatuses } from '../payments/payment-choices.ts';
import { saleChannels } from '../values/sale-channels.ts';

/** Groupings of the sales report. */
export const salesGroups = ['day', 'product', 'category', 'business', 'warehouse', 'channel'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** Groupings of the profit report. It can also list each order. */
export const profitGroups = [...salesGroups, 'order'] as const;
export type ProfitGroup = (typeof profitGroups)[number];
export const profitEnds = ['best', 'worst'] as const;

/** States of payments in reports: all running ones are `pending`, all paid ones `succeeded`. */
export const paymentStates = ['pending', 'succeeded', 'cancelled', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A refunded payment counts as succeeded, because it was paid first. */
export const paymentStateOf = {
  created: 'pending',
  pending: 'pending',
  succeeded: 'succeeded',
  refunded: 'succeeded',
  cancelled: 'cancelled',
  failed: 'failed',
} as const satisfies Record<(typeof paymentStatuses)[number], PaymentState>;

/** The day by which payments are selected: when they were begun, or when they were paid. */
export const paymentBases = ['begun', 'paid'] as const;

/** Selections of transfer codes that reports list separately. */
export const qrFates = ['all', 'expired', 'regenerated'] as const;

/** Filters in a report's URL. */
export const reportFilters = {
  start: since(),
  end: until(),
  warehouseId: id(),
  saleChannelId: one(saleChannels),
} as const;

/** Filters of the list of payments behind a figure. */
export const drillFilters = {
  ...reportFilters,
  status: many(paymentStatuses),
  basis: one(paymentBases),
  qr: one(qrFates),
} as const;
