import type { AnyContract } from '#shared/contract/route.ts';
import type { QueryKey } from '@tanstack/react-query';
import * as roots from '../api/query-roots.ts';

/** Every change by staff is listed in the log, and may settle a task that waits for somebody. */
const everywhere = [roots.activity, roots.waiting, roots.overview];

/** Queries of other areas that an area's writes make stale. */
const besides: Readonly<Record<string, readonly QueryKey[]>> = {
  catalogue: [roots.staffProducts, roots.inventory],
  inventory: [roots.staffProducts, roots.catalogue],
  orders: [roots.payments, roots.shipping, roots.refunds, roots.inventory],
  payments: [roots.orders, roots.refunds],
  refunds: [roots.orders, roots.payments],
  reconciliation: [roots.payments, roots.orders, roots.refunds],
  returns: [roots.orders, roots.refunds, roots.inventory],
  shipping: [roots.orders, roots.inventory],
  purchasing: [roots.inventory, roots.staffProducts, roots.catalogue],
  'price-books': [roots.jobs],
  moderation: [roots.news],
  people: [roots.users, roots.identity],
  identity: [roots.users, roots.people],
};

/** Returns the query roots that a write of this operation makes stale. */
export function staleAfterCall({ name }: AnyContract): QueryKey[] {
  const [area = ''] = name.split('/');
  return [[area], ...(besides[area] ?? []), ...everywhere];
}
