import { many, number, since, until, words } from '../lists/query-parts.ts';

export const orderStatuses = [
  'draft',
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'returned',
] as const;

/** What an order knows of its money. `canceled` has one l here, and two in every other status. */
export const orderPaymentStatuses = ['processing', 'paid', 'canceled', 'refunded', 'failed'] as const;

/** A member's own orders. */
export const orderList = {
  filters: {
    q: words(100),
    statusIn: many(orderStatuses),
    createdFrom: since(),
    createdTo: until(),
    minTotal: number(),
  },
  sorts: ['createdAt', 'total'],
  sort: '-createdAt',
  page: 'take',
  size: 20,
  most: 50,
} as const;
