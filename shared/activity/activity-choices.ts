import type { Capability } from '../contract/access.ts';

/** Records with an audit log and the capability to read it: the same as for the record. */
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
  news: 'news.write',
  document: 'documents.write',
  chapter: 'documents.write',
} as const satisfies Record<string, Capability>;

export type ActivityEntity = keyof typeof activityReaders;
// The literal's keys are exactly its declared names, so the cast is safe.
export const activityEntities = Object.keys(activityReaders) as [ActivityEntity, ...ActivityEntity[]];

/** Ways in which a record can be changed. */
export const activitySources = ['form', 'bulk', 'import', 'api', 'carrier', 'system'] as const;
export type ActivitySource = (typeof activitySources)[number];

export const activityActs = ['created', 'changed', 'removed', 'looked'] as const;
export type ActivityAct = (typeof activityActs)[number];

/** Retention of the audit log in days. */
export const activityRetentionDays = 730;
