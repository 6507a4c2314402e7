import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics as contract } from '#shared/reports/analytics.contract.ts';
import { needsCover, OrderStatus } from '#shared/orders/order-status.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { joinedByDay } from '#functions/domain/accounts/joined-by-day.ts';
import { daysOf, type Period, shiftDay } from '#functions/domain/overview/period.ts';
import { now } from '#functions/platform/clock.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { memoByRevision } from '#functions/platform/views/memo.ts';
import { readView } from '#functions/platform/views/view.ts';
import { between, periodsOf, toDays } from '../report-period.ts';
import { searchMisses, stepsByDay } from '../steps/read-steps.ts';
import { firstOrderCohorts } from './cohorts.ts';
import { type SalesRows, salesView } from './sales-view.ts';

type Day = ReplyOf<typeof contract>['days'][number];

async function ordersByDay(period: Period, rows: SalesRows) {
  const tallies = await rows.tally('sales', {
    by: ['day', 'status'],
    sum: ['revenue'],
    where: [...between('day', period), { column: 'createdAt', atMost: period.until }],
  });
  const days = new Map<string, { ordered: number; paid: number; revenue: number }>();
  for (const { day, status, count, revenue } of tallies) {
    const known = days.get(String(day)) ?? { ordered: 0, paid: 0, revenue: 0 };
    days.set(String(day), {
      ordered: known.ordered + count,
      paid: known.paid + (needsCover[OrderStatus.parse(status)] ? count : 0),
      revenue: known.revenue + revenue,
    });
  }
  return days;
}

const noSteps = { visit: 0, product: 0, cart: 0, checkout: 0 };
const noOrders = { ordered: 0, paid: 0, revenue: 0 };

async function daysIn(context: Context, period: Period): Promise<Day[]> {
  const [steps, orders, joined] = await Promise.all([
    stepsByDay(context, period),
    ordersByDay(period, salesView.rows()),
    joinedByDay(period),
  ]);
  return daysOf(period).map((day) => ({
    day,
    ...noSteps,
    ...steps.get(day),
    ...(orders.get(day) ?? noOrders),
    newUsers: joined.get(day) ?? 0,
  }));
}

function together(days: readonly Day[]): Omit<Day, 'day'> {
  const sum = { ...noSteps, ...noOrders, newUsers: 0 };
  for (const { day: _day, ...figures } of days)
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += figures[name];
  return sum;
}

const cohortMonths = 12;
const usualMonthDays = 31;

/** The months whose buyers are told of: this one and the year before it. */
const cohortsTo = (today: string) => ({
  since: shiftDay(today, -usualMonthDays * cohortMonths).slice(0, 7),
  until: today.slice(0, 7),
});

/** All orders there are are read for it: what was found out is kept while nothing changes, and a little longer. */
const cohortsAt = memoByRevision((rows: SalesRows) =>
  firstOrderCohorts(rows, cohortsTo(dayInVietnam(now().getTime()))),
);

/** How the shop is found, used and come back to. */
export async function getAnalytics(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { period, before } = periodsOf(query, context.now());
  const [days, daysBefore, cohorts, misses] = await Promise.all([
    daysIn(context, period),
    daysIn(context, before),
    readView(salesView).then(cohortsAt),
    searchMisses(context, period),
  ]);
  return {
    period: toDays(period),
    days,
    before: { period: toDays(before), ...together(daysBefore) },
    cohorts,
    misses,
  };
}
