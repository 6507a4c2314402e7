import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics as contract } from '#shared/reports/analytics.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { joinedByDay } from '#functions/domain/accounts/listing/joined-by-day.ts';
import { daysOf, type Period, shiftDay } from '../period.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { memoByQuery } from '#functions/platform/views/memo.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import { readView } from '#functions/platform/views/view.ts';
import { periodsOf, toDays, comparableEnd } from '../report-period.ts';
import { searchMisses, stepsByDay } from '../steps/read-steps.ts';
import { type Cohort, firstOrderCohorts } from './cohorts.ts';
import { type SalesRows, salesView } from './sales-view.ts';

type Day = ReplyOf<typeof contract>['days'][number];

async function ordersByDay(period: Period, rows: SalesRows) {
  const parts = await Promise.all(
    comparableEnd(period, ['day', 'createdAt']).map((where) =>
      rows.tally('sales', { by: ['day'], sum: ['placed', 'sold', 'revenue'], where }),
    ),
  );
  return new Map(
    parts
      .flat()
      .map(
        ({ day, placed, sold, revenue }) => [String(day), { ordered: placed, paid: sold, revenue }] as const,
      ),
  );
}

const noSteps = { visit: 0, product: 0, cart: 0, checkout: 0 };
const noOrders = { ordered: 0, paid: 0, revenue: 0 };

async function daysIn(context: Context, period: Period, sales: SalesRows): Promise<Day[]> {
  const [steps, orders, joined] = await Promise.all([
    stepsByDay(context, period),
    ordersByDay(period, sales),
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

/** Months of the cohort report: the current one and the year before. */
const cohortsTo = (today: string) => ({
  since: shiftDay(today, -usualMonthDays * cohortMonths).slice(0, 7),
  until: today.slice(0, 7),
});

/** Cache of cohorts. They are computed from all orders, so a result is kept until the data changes. */
const keptCohorts = memoByQuery(2);

async function cohortsOf(sales: Rows<SalesRows>, today: string): Promise<Cohort[]> {
  const months = cohortsTo(today);
  const kept = await keptCohorts(sales, months.until, async () =>
    JSON.stringify(await firstOrderCohorts(sales.ask, months)),
  );
  // The cache wrote this JSON itself, so the type assertion holds.
  return JSON.parse(kept) as Cohort[];
}

/** Figures about visits, searches, orders and returning buyers. */
export async function getAnalytics(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const at = context.now();
  const { period, before } = periodsOf(query, at);
  const sales = await readView(salesView, 'whole');
  const [days, daysBefore, cohorts, misses] = await Promise.all([
    daysIn(context, period, sales.ask),
    daysIn(context, before, sales.ask),
    cohortsOf(sales, dayInVietnam(at.getTime())),
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
