import { id, many, one, words } from '../lists/query-parts.ts';

/** States of a lot: expired, or expiring within 30 or 90 days. */
export const lotStates = ['expired', 'in30', 'in90'] as const;
export type LotState = (typeof lotStates)[number];

/** Filters and sorts of the staff's list of lots. */
export const lotList = {
  filters: { q: words(), state: one(lotStates), warehouseId: many(), productId: id() },
  sorts: ['expiresOn', 'name', 'quantity'],
  sort: 'expiresOn',
  page: 'pageSize',
  size: 50,
} as const;

/** Whether a product is tracked by lots and by serial numbers. */
export type Tracking = { byLot: boolean; bySerial: boolean };
