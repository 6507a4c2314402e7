import { id, many, since, until, words } from '../lists/query-parts.ts';
import { paymentMethods } from './payment-ways.ts';

export const paymentStatuses = [
  'created',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
] as const;
export const paymentProviders = ['vietqr', 'vnpay', 'stripe'] as const;

/** Provider name of payments that are handed over directly. */
export const byNobody = 'none' as const;

/** Filters and sorts of the staff's list of payment attempts. */
export const paymentList = {
  filters: {
    search: words(100),
    status: many(paymentStatuses),
    provider: many([...paymentProviders, byNobody]),
    method: many(paymentMethods),
    warehouseId: id(),
    saleChannelId: many(['website', 'guest', 'store']),
    start: since(),
    end: until(),
  },
  sorts: ['createdAt', 'amount'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
