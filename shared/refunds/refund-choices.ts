import { id, many, one, since, until, words } from '../lists/query-parts.ts';
import { saleChannels } from '../values/sale-channels.ts';

export const refundStatuses = [
  'pending',
  'approved',
  'rejected',
  'processing',
  'succeeded',
  'failed',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Reasons of refunds: an overpayment, a cancelled order, returned goods, or the shop's goodwill. */
export const refundKinds = ['overpayment', 'cancellation', 'return', 'goodwill'] as const;
export type RefundKind = (typeof refundKinds)[number];

/** Ways of a refund: the payment's provider, a manual bank transfer, or cash from a till. */
export const refundWays = ['bank', 'vnpay', 'stripe', 'cash'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Tells whether a person sends the money; no provider is called then. */
export const isByHand = (way: RefundWay): way is 'bank' | 'cash' => way === 'bank' || way === 'cash';

/** Allowed status changes of a refund: a failed one may be tried again, an unsent one rejected. */
const moves: Record<RefundStatus, readonly RefundStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['processing', 'rejected'],
  rejected: [],
  processing: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['processing', 'rejected'],
};

export const refundMayBecome = (from: RefundStatus, to: RefundStatus): boolean => moves[from].includes(to);

/** Refunds of one order above this amount need the approval of a second person. */
export const secondPersonAbove = 2_000_000;

/** Filters and sorts of the staff's list of failed attempts, by the day of the attempt. */
export const failedTryList = {
  filters: { from: since(), to: until() },
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;

/** Bounds of the age, in days, from which old attempts may be deleted. */
export const cleanUpDays = { least: 30, most: 3650 } as const;

/** Filters and sorts of the staff's list of refunds. */
export const refundList = {
  filters: {
    search: words(100),
    status: many(refundStatuses),
    kind: many(refundKinds),
    way: many(refundWays),
    orderId: id(40),
    from: since(),
    to: until(),
    /** Filters by when the money was sent, and by the order's warehouse and channel. */
    sentFrom: since(),
    sentTo: until(),
    warehouseId: id(),
    saleChannelId: one(saleChannels),
  },
  sorts: ['createdAt', 'amount'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
