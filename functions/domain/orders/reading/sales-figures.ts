import { needsCover } from '#shared/orders/order-status.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { ordersView } from './orders-view.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

type Column = keyof typeof ordersView.columns;

/** Orders placed on these days in Vietnam, up to a moment. */
export type PlacedIn = { from: string; to: string; until: string };

export const placedIn = ({ from, to, until }: PlacedIn): Condition<Column>[] => [
  { column: 'day', atLeast: from },
  { column: 'day', atMost: to },
  { column: 'createdAt', atMost: until },
];

/** Those that count as sold: sure of their money, and not called off. */
export const soldStatuses = orderStatuses.filter((status) => needsCover[status]);

export type DayFigures = { day: string; status: OrderStatus; count: number; revenue: number };

/** How many orders were placed on each day, where they stand now, and what they bring. An exchange is no other order, and what its goods cost counts. */
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
