import { id, many } from '../lists/query-parts.ts';

export const returnStatuses = [
  'requested',
  'approved',
  'rejected',
  'returning',
  'received',
  'inspected',
  'refunded',
  'exchanged',
  'closed',
  'cancelled',
] as const;

/** A member's own returns. */
export const returnList = {
  filters: { statusIn: many(returnStatuses), orderId: id(40) },
  sort: '-id',
  page: 'pageSize',
  size: 20,
} as const;
