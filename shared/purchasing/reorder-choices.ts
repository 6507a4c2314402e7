import { flag, id, many, one, words } from '../lists/query-parts.ts';
import { reviewDays } from './reorder-rule.ts';

/** Filters and sorts of the staff's reorder list. */
export const reorderList = {
  filters: {
    q: words(),
    needed: flag(),
    supplier: id(),
    warehouseId: many(),
    categoryId: id(),
    review: one(reviewDays),
  },
  sorts: ['daysLeft', 'name', 'sold', 'available'],
  sort: 'daysLeft',
  page: 'pageSize',
  size: 50,
} as const;
