import { chipsOf } from '#web/platform/lists/search-chips.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';
import { orderSearch, type OrderSearch, orderTabs, type OrderTab, tabNames } from './order-search.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** How many choices beside the words narrow or sort the list. */
export const filtersInForce = (search: OrderSearch): number =>
  chipsOf(orderSearch, search).length + (search.sort ? 1 : 0);

export const rangeOf = ({ from, to }: OrderSearch): DateRange | undefined =>
  from && to ? { from, to } : undefined;

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
