import { flag, words } from '../lists/query-parts.ts';

/** How long suppliers wait for their money unless something else was agreed. */
export const usualTermDays = 30;

/** Staff's list of those the shop buys from. */
export const supplierList = {
  filters: { q: words(), isActive: flag() },
  sorts: ['name', 'code', 'leadDays'],
  sort: 'name',
  page: 'limit',
  size: 20,
} as const;
