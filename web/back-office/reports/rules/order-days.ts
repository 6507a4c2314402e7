import type { OrderDay } from '#shared/reports/sales-reports.contract.ts';
import { dayMilliseconds } from '#web/platform/format/local-time.ts';
import type { DateRange } from '#web/ui/fields/date-range.ts';

const figures = ['ordersCreated', 'ordersPayable', 'ordersCompleted', 'ordersCancelled', 'revenue'] as const;

/** Total of all rows. */
export function totalOf(rows: readonly OrderDay[]) {
  const sum = { ordersCreated: 0, ordersPayable: 0, ordersCompleted: 0, ordersCancelled: 0, revenue: 0 };
  for (const row of rows) for (const name of figures) sum[name] += row[name];
  return {
    ...sum,
    aov: sum.ordersPayable === 0 ? 0 : Math.round(sum.revenue / sum.ordersPayable),
  };
}

/** Revenue of each day of a period, including days without orders. */
export function revenueByDay(rows: readonly OrderDay[], { from, to }: DateRange) {
  const days = new Map<string, number>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMilliseconds)
    days.set(new Date(at).toISOString().slice(0, 10), 0);
  for (const { day, revenue } of rows) days.set(day, (days.get(day) ?? 0) + revenue);
  return [...days].map(([day, revenue]) => ({ day, revenue }));
}
