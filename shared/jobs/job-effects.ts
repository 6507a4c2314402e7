import type { JobKindName } from './job-kinds.ts';

/** Roots of the query keys that the browser must invalidate after each kind of job changed their data. */
export const staleAfterJob: Readonly<Partial<Record<JobKindName, readonly string[]>>> = {
  'import-products': ['catalogue', 'staff-products'],
  'change-products': ['catalogue', 'staff-products'],
  'write-prices': ['catalogue', 'price-books'],
  'import-prices': ['price-books'],
  'import-carrier-statement': ['shipping', 'orders'],
};
