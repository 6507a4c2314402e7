import { needsCover } from '#shared/orders/order-status.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { ordersView } from './orders-view.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

type Column = keyof typeof ordersView.columns;

/** A range of days in Vietnam, with the latest moment to include. */
export type PlacedIn = { from: string; to: string; until: string };

export const placedIn = ({ from, to, until }: PlacedIn): Condition<Column>[] => [
  { column: 'day', atLeast: from },
  { column: 'day', atMost: to },
  { column: 'createdAt', atMost: until },
];

/** Statuses that count as sold: payment is certain, and the order is not cancelled. */
export const saleStatuses = orderStatuses.filter((status) => needsCover[status]);

export type DayFigures = { day: string; status: OrderStatus; count: number; revenue: number };

/** Counts and revenue by day and status. An exchange order adds its revenue, but no count. */
export async function salesByDay(period: PlacedIn, rows = ordersView.rows()): Promise<DayFigures[]> {
  const tallies = await rows.tally({
    by: ['day', 'status', 'isReplacement'],
    sum: ['revenue'],
    where: placedIn(period),
  });
  return tallies.map(({ day, status, isReplacement, count, revenue }) => ({
    day: String(day),
    status: OrderStatus.parse(status),
    count: isReplacement === 0 ? count : 0,
    revenue: Number(revenue),
  }));
}
