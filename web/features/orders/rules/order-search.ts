import type { OrderStatus } from '#shared/orders/order-status.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

/** The tabs of the list and the states each gathers. */
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
// The keys of a record are the names it was declared with.
export const tabNames = Object.keys(orderTabs) as OrderTab[];

export const orderSorts = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const minTotals = [200_000, 500_000, 1_000_000, 5_000_000] as const;

export type OrderSearch = {
  tab?: OrderTab;
  q?: string;
  from?: string;
  to?: string;
  min?: number;
  sort?: OrderSort;
};

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** What the address of the list says; what makes no sense is passed over. */
export function readOrderSearch(given: Record<string, unknown>): OrderSearch {
  const q = typeof given['q'] === 'string' || typeof given['q'] === 'number' ? String(given['q']).trim() : '';
  const [from, to] = [day(given['from']), day(given['to'])];
  const inOrder = from !== undefined && to !== undefined && from <= to;
  const read: OrderSearch = {
    tab: tabNames.find((name) => name === given['tab']),
    q: q.slice(0, 100) || undefined,
    ...(inOrder && { from, to }),
    min: minTotals.find((amount) => amount === given['min']),
    sort: orderSorts.find((name) => name !== 'newest' && name === given['sort']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Whether anything beside the tab narrows the list. */
export const isNarrowed = ({ q, from, min }: OrderSearch): boolean =>
  q !== undefined || from !== undefined || min !== undefined;

/** How many choices beside the words narrow or sort the list. */
export const filtersInForce = ({ from, min, sort }: OrderSearch): number =>
  [from, min, sort].filter((value) => value !== undefined).length;

export const rangeOf = ({ from, to }: OrderSearch): DateRange | undefined =>
  from && to ? { from, to } : undefined;

const hanoi = '+07:00';
const iso = (moment: string): string => new Date(moment).toISOString();

const orders: Record<OrderSort, { sortBy: 'createdAt' | 'total'; sortOrder: 'asc' | 'desc' }> = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  largest: { sortBy: 'total', sortOrder: 'desc' },
  smallest: { sortBy: 'total', sortOrder: 'asc' },
};

/** What the list is asked for: days are whole days in Vietnam. */
export function filterOf({ tab, q, from, to, min, sort = 'newest' }: OrderSearch) {
  return {
    ...(tab && { statusIn: orderTabs[tab].join(',') }),
    ...(q && { q }),
    ...(from && { createdFrom: iso(`${from}T00:00:00.000${hanoi}`) }),
    ...(to && { createdTo: iso(`${to}T23:59:59.999${hanoi}`) }),
    ...(min && { minTotal: String(min) }),
    ...orders[sort],
  };
}
export type OrderFilter = ReturnType<typeof filterOf>;

/** How many orders each tab holds. */
export const countsByTab = (
  counts: Partial<Record<OrderStatus, number>>,
): Record<OrderTab | 'all', number> => {
  const sum = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0);
  const each = tabNames.map((name) => [name, sum(orderTabs[name])] as const);
  // Every tab is named, and `all` beside them.
  return Object.fromEntries([
    ...each,
    ['all', each.reduce((total, [, count]) => total + count, 0)],
  ]) as Record<OrderTab | 'all', number>;
};
