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

/** Why money goes back: too much of it came, an order was called off, goods came back, or the shop wants to. */
export const refundKinds = ['overpayment', 'cancellation', 'return', 'goodwill'] as const;
export type RefundKind = (typeof refundKinds)[number];

/** How it goes: the way it came, by a transfer that a person makes, or in cash from their till. */
export const refundWays = ['bank', 'vnpay', 'stripe', 'cash'] as const;
export type RefundWay = (typeof refundWays)[number];

/** A person sends it; no provider is asked. */
export const isByHand = (way: RefundWay): way is 'bank' | 'cash' => way === 'bank' || way === 'cash';

/** The moves a refund may make. What failed may be tried again, and what was not sent may be given up. */
const moves: Record<RefundStatus, readonly RefundStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['processing', 'rejected'],
  rejected: [],
  processing: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['processing', 'rejected'],
};

export const refundMayBecome = (from: RefundStatus, to: RefundStatus): boolean => moves[from].includes(to);

/** More than this for one order is approved by somebody else than whoever asked for it. */
export const secondPersonAbove = 2_000_000;

/** Staff's list of tries that failed, by the days of the tries. */
export const failedTryList = {
  filters: { from: since(), to: until() },
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;

/** Younger tries than so many days are not taken away. */
export const cleanUpDays = { least: 30, most: 3650 } as const;

/** Staff's list of refunds. */
export const refundList = {
  filters: {
    search: words(100),
    status: many(refundStatuses),
    kind: many(refundKinds),
    way: many(refundWays),
    orderId: id(40),
    from: since(),
    to: until(),
    /** When the money was sent, and of which orders. */
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
