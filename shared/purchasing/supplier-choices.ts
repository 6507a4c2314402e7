import { flag, words } from '../lists/query-parts.ts';

/** Default payment term in days. */
export const usualTermDays = 30;

/** Filters and sorts of the staff's list of suppliers. */
export const supplierList = {
  filters: { q: words(), isActive: flag() },
  sorts: ['name', 'code', 'leadDays'],
  sort: 'name',
  page: 'limit',
  size: 20,
} as const;
