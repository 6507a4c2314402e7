import type { HitKind } from '#shared/search/find-anything.contract.ts';
import { findCustomers } from './find-customers.ts';
import { findOrders } from './find-orders.ts';
import { findPeople } from './find-people.ts';
import { findProducts } from './find-products.ts';
import { findPurchases } from './find-purchases.ts';
import type { Source } from './source.ts';

/** Search of each kind of thing. */
export const sources: Record<HitKind, Source> = {
  product: findProducts,
  order: findOrders,
  purchase: findPurchases,
  person: findPeople,
  customer: findCustomers,
};
