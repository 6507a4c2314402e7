import { one, since, until, words } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** Tabs of the list, and the order states in each. */
export const orderTabs = {
  unpaid: ['draft'],
  confirmed: ['confirmed'],
  packing: ['packing', 'packing_completed'],
  delivering: ['delivering', 'shipped'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  returned: ['returned', 'refunded'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderTab = keyof typeof orderTabs;
// The cast is safe: the keys of the record are its declared names.
export const tabNames = Object.keys(orderTabs) as OrderTab[];

const otherSorts = ['oldest', 'largest', 'smallest'] as const;
export const orderSorts = ['newest', ...otherSorts] as const;
type OrderSort = (typeof orderSorts)[number];
export const minTotals = [200_000, 500_000, 1_000_000, 5_000_000] as const;

export const orderSearch = defineSearch(
  {
    filters: { q: words(100), from: since(), to: until(), min: one(minTotals) },
    beside: { tab: one(tabNames), sort: one(otherSorts) },
  },
  { period: ['from', 'to'] },
);
export type OrderSearch = SearchOf<typeof orderSearch>;

const hanoi = '+07:00';
const iso = (moment: string): string => new Date(moment).toISOString();

const orders: Record<OrderSort, { sortBy: 'createdAt' | 'total'; sortOrder: 'asc' | 'desc' }> = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  largest: { sortBy: 'total', sortOrder: 'desc' },
  smallest: { sortBy: 'total', sortOrder: 'asc' },
};

/** Returns the API filter; days are whole days in Vietnam. */
export function filterOf({ tab, q, from, to, min, sort }: OrderSearch) {
  return {
    ...(tab && { statusIn: orderTabs[tab].join(',') }),
    ...(q && { q }),
    ...(from && { createdFrom: iso(`${from}T00:00:00.000${hanoi}`) }),
    ...(to && { createdTo: iso(`${to}T23:59:59.999${hanoi}`) }),
    ...(min && { minTotal: String(min) }),
    ...orders[sort ?? 'newest'],
  };
}
export type OrderFilter = ReturnType<typeof filterOf>;
