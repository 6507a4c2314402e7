import { flag, words } from '../lists/query-parts.ts';

/** Staff's list of those the shop buys from. */
export const supplierList = {
  filters: { q: words(), isActive: flag() },
  sorts: ['name', 'code', 'leadDays'],
  sort: 'name',
  page: 'limit',
  size: 20,
} as const;
