import { can, type Role } from '#shared/contract/access.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { getCommerceOverview as contract } from '#shared/overview/commerce-overview.contract.ts';
import { needsCover, type OrderStatus } from '#shared/orders/order-status.ts';
import { countRunningOut, slowProducts } from '#functions/domain/catalogue/products/stock-figures.ts';
import {
  type DayFigures,
  salesByDay,
  soldProducts,
  type SoldProduct,
} from '#functions/domain/orders/reading/sales-figures.ts';
import { toPack } from '#functions/domain/orders/reading/waiting-to-pack.ts';
import { askedReturns } from '#functions/domain/returns/waiting-returns.ts';
import { comparedPeriods, daysOf, type Period } from './period.ts';

const shown = 5;
const dayMilliseconds = 86_400_000;
/** What waits longer than this is late. */
const lateDays = 1;
/** Whoever came later had no time to sell. */
const slowDays = 30;

const sumOf = (figures: readonly DayFigures[], of: 'count' | 'revenue'): number =>
  figures.reduce((sum, figure) => sum + figure[of], 0);

const countByStatus = (figures: readonly DayFigures[]): Partial<Record<OrderStatus, number>> =>
  Object.fromEntries(
    [...Map.groupBy(figures, ({ status }) => status)].map(([status, own]) => [status, sumOf(own, 'count')]),
  );

/** What an order that is sold brings on average. */
function averageOf(figures: readonly DayFigures[]): number {
  const sold = figures.filter(({ status }) => needsCover[status]);
  const count = sumOf(sold, 'count');
  return count === 0 ? 0 : Math.round(sumOf(sold, 'revenue') / count);
}

function revenueByDay(period: Period, figures: readonly DayFigures[]): number[] {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  return daysOf(period).map((day) => sumOf(byDay.get(day) ?? [], 'revenue'));
}

type Sales = { period: Period; figures: DayFigures[] };

const moneyOf = (now: Sales, before: Sales) => ({
  revenue: { now: sumOf(now.figures, 'revenue'), before: sumOf(before.figures, 'revenue') },
  average: { now: averageOf(now.figures), before: averageOf(before.figures) },
  days: revenueByDay(now.period, now.figures),
  daysBefore: revenueByDay(before.period, before.figures),
});

const withoutMoney = ({ revenue: _revenue, ...product }: SoldProduct) => product;

/** Who may not see what the shop earns is answered without a sum anywhere. */
export async function getCommerceOverview(
  { now }: { now: () => Date },
  { query, role }: { query: QueryOf<typeof contract>; role: Role },
): Promise<ReplyOf<typeof contract>> {
  const at = now();
  const { period, before } = comparedPeriods(query, at);
  const ago = (days: number) => new Date(at.getTime() - days * dayMilliseconds).toISOString();
  const late = ago(lateDays);
  const [figures, figuresBefore, top, slow, stock, packing, returns] = await Promise.all([
    salesByDay(period),
    salesByDay(before),
    soldProducts(period, shown),
    slowProducts(ago(slowDays), shown),
    countRunningOut(),
    toPack.waiting(late),
    askedReturns.waiting(late),
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
      money: moneyOf({ period, figures }, { period: before, figures: figuresBefore }),
    }),
    top: { ...top, products: seesMoney ? top.products : top.products.map(withoutMoney) },
    slow,
    stock,
    packing,
    returns,
  };
}
