import { chipsOf } from '#web/platform/lists/search-chips.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';
import { orderSearch, type OrderSearch, orderTabs, type OrderTab, tabNames } from './order-search.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

/** Returns the number of active filters and sort orders besides the text. */
export const filtersInForce = (search: OrderSearch): number =>
  chipsOf(orderSearch, search).length + (search.sort ? 1 : 0);

export const rangeOf = ({ from, to }: OrderSearch): DateRange | undefined =>
  from && to ? { from, to } : undefined;

/** Returns the number of orders in each tab. */
export const countsByTab = (
  counts: Partial<Record<OrderStatus, number>>,
): Record<OrderTab | 'all', number> => {
  const sum = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0);
  const each = tabNames.map((name) => [name, sum(orderTabs[name])] as const);
  // The cast is safe: every tab and `all` are included.
  return Object.fromEntries([
    ...each,
    ['all', each.reduce((total, [, count]) => total + count, 0)],
  ]) as Record<OrderTab | 'all', number>;
};
