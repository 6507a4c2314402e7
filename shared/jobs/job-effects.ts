import type { JobKindName } from './job-kinds.ts';

/** What a kind of job writes beside itself: the roots of the answers a browser keeps that are no longer true after it. */
export const staleAfterJob: Readonly<Partial<Record<JobKindName, readonly string[]>>> = {
  'import-products': ['catalogue', 'staff-products'],
  'change-products': ['catalogue', 'staff-products'],
  'write-prices': ['catalogue', 'price-books'],
  'import-prices': ['price-books'],
  'import-carrier-statement': ['shipping', 'orders'],
};
