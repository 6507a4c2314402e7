import { can, type Role } from '#shared/contract/access.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { getCommerceOverview as contract } from '#shared/overview/commerce-overview.contract.ts';
import { countRunningOut, slowProducts } from '#functions/domain/catalogue/products/stock-figures.ts';
import { type DayFigures, salesByDay } from '#functions/domain/orders/reading/sales-figures.ts';
import { toPack } from '#functions/domain/orders/reading/waiting-orders.ts';
import { averageOf } from '#functions/domain/reports/report-period.ts';
import { type BestSeller, bestSellers } from '#functions/domain/reports/sales/best-sellers.ts';
import { totalsOfSales } from '#functions/domain/reports/sales/sales-groups.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { requestedReturns } from '#functions/domain/returns/waiting-returns.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { comparedPeriods, daysOf, type Period } from '#functions/domain/reports/period.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

const shown = 5;
const dayMilliseconds = 86_400_000;
/** Waiting time in days after which something is late. */
const lateDays = 1;
/** Products newer than this had no time to sell and do not count as slow. */
const slowDays = 30;

const sumOf = (figures: readonly DayFigures[], of: 'count' | 'revenue'): number =>
  figures.reduce((sum, figure) => sum + figure[of], 0);

const countByStatus = (figures: readonly DayFigures[]): Partial<Record<OrderStatus, number>> =>
  Object.fromEntries(
    [...Map.groupBy(figures, ({ status }) => status)].map(([status, own]) => [status, sumOf(own, 'count')]),
  );

function revenueByDay(period: Period, figures: readonly DayFigures[]): number[] {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  return daysOf(period).map((day) => sumOf(byDay.get(day) ?? [], 'revenue'));
}

type Sales = { period: Period; figures: DayFigures[]; sold: Awaited<ReturnType<typeof totalsOfSales>> };

const moneyOf = (now: Sales, before: Sales) => ({
  revenue: { now: now.sold.revenue, before: before.sold.revenue },
  average: {
    now: averageOf(now.sold.revenue, now.sold.orders),
    before: averageOf(before.sold.revenue, before.sold.orders),
  },
  days: revenueByDay(now.period, now.figures),
  daysBefore: revenueByDay(before.period, before.figures),
});

const withoutMoney = ({ revenue: _revenue, ...product }: BestSeller) => product;

/** Overview of the shop. Roles without access to revenue get a response without any amounts. */
export async function getCommerceOverview(
  context: Context,
  { query, role }: { query: QueryOf<typeof contract>; role: Role },
): Promise<ReplyOf<typeof contract>> {
  const at = context.now();
  const { period, before } = comparedPeriods(query, at);
  const ago = (days: number) => new Date(at.getTime() - days * dayMilliseconds).toISOString();
  const late = ago(lateDays);
  const sales = { period, filters: {}, rows: await salesView.read() };
  const [figures, figuresBefore, sold, soldBefore, top, slow, stock, packing, returns] = await Promise.all([
    salesByDay(period),
    salesByDay(before),
    totalsOfSales(sales),
    totalsOfSales({ ...sales, period: before }),
    bestSellers(context, sales, shown),
    slowProducts(ago(slowDays), shown),
    countRunningOut(),
    toPack.waiting(late),
    requestedReturns.waiting(late),
  ]);
  const seesMoney = can(role, 'reports.read');
  return {
    period,
    before,
    orders: {
      now: sumOf(figures, 'count'),
      before: sumOf(figuresBefore, 'count'),
      byStatus: countByStatus(figures),
    },
    ...(seesMoney && {
      money: moneyOf({ period, figures, sold }, { period: before, figures: figuresBefore, sold: soldBefore }),
    }),
    top: { products: seesMoney ? top : top.map(withoutMoney) },
    slow,
    stock,
    packing,
    returns,
  };
}
