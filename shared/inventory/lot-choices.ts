import { id, many, one, words } from '../lists/query-parts.ts';

/** Past its day; or on its way there, within a month or a quarter. */
export const lotStates = ['expired', 'in30', 'in90'] as const;
export type LotState = (typeof lotStates)[number];

/** Staff's list of lots. */
export const lotList = {
  filters: { q: words(), state: one(lotStates), warehouseId: many(), productId: id() },
  sorts: ['expiresOn', 'name', 'quantity'],
  sort: 'expiresOn',
  page: 'pageSize',
  size: 50,
} as const;

/** How lots are kept of some goods, as their product says. */
export type Tracking = { byLot: boolean; bySerial: boolean };
