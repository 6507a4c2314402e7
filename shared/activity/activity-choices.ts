import type { Capability } from '../contract/access.ts';

/** The records whose changes are told, each with what it takes to read of them: what it takes to read the record. */
export const activityReaders = {
  user: 'users.manage',
  customer: 'customers.manage',
  order: 'orders.work',
  payment: 'payments.manage',
  notice: 'payments.manage',
  refund: 'refunds.work',
  invoice: 'invoices.work',
  return: 'returns.work',
  review: 'products.write',
  product: 'products.write',
  category: 'products.write',
  business: 'products.write',
  brand: 'products.write',
  voucher: 'vouchers.manage',
  campaign: 'vouchers.manage',
  'price-book': 'prices.write',
  transfer: 'inventory.write',
  count: 'inventory.write',
  supplier: 'purchases.manage',
  purchase: 'inventory.write',
  settings: 'settings.write',
} as const satisfies Record<string, Capability>;

export type ActivityEntity = keyof typeof activityReaders;
// The keys of a literal are the names it was written with.
export const activityEntities = Object.keys(activityReaders) as [ActivityEntity, ...ActivityEntity[]];

/** By which way a record was changed. */
export const activityWays = ['form', 'bulk', 'import', 'api', 'carrier', 'system'] as const;
export type ActivityWay = (typeof activityWays)[number];

export const activityActs = ['created', 'changed', 'removed', 'looked'] as const;
export type ActivityAct = (typeof activityActs)[number];

/** How long it is known who changed what. */
export const activityKeptDays = 730;
