import { can, type Role } from '#shared/contract/access.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getDashboard as contract } from '#shared/overview/dashboard.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { newestAccounts } from '#functions/domain/accounts/newest-accounts.ts';
import { countRunningOut } from '#functions/domain/catalogue/products/stock-figures.ts';
import { movedOrders } from '#functions/domain/orders/reading/moved-orders.ts';
import { type DayFigures, salesByDay } from '#functions/domain/orders/reading/sales-figures.ts';
import { countWaiting } from './count-waiting.ts';
import { comparedPeriods } from '#functions/domain/reports/period.ts';

type Latest = ReplyOf<typeof contract>['latest'];
const mostLatest = 8;

async function latestFor(role: Role): Promise<Latest> {
  const [orders, users] = await Promise.all([
    can(role, 'orders.work') ? movedOrders(mostLatest) : [],
    can(role, 'users.manage') ? newestAccounts(mostLatest) : [],
  ]);
  const all: Latest = [
    ...orders.map(({ id, code, status, updatedAt }) => ({
      kind: 'order' as const,
      id,
      name: code,
      status,
      at: updatedAt,
    })),
    ...users.map(({ id, fullName, createdAt }) => ({
      kind: 'user' as const,
      id,
      name: fullName,
      at: createdAt,
    })),
  ];
  return all.toSorted((a, b) => (a.at > b.at ? -1 : 1)).slice(0, mostLatest);
}

const sumOf = (figures: readonly DayFigures[], of: 'count' | 'revenue'): number =>
  figures.reduce((sum, figure) => sum + figure[of], 0);

/** Where staff begin their day; what they may not see is not in it. */
export async function getDashboard(
  { now }: { now: () => Date },
  role: Role,
): Promise<ReplyOf<typeof contract>> {
  const at = now();
  const today = dayInVietnam(at.getTime());
  const { period, before } = comparedPeriods({ from: today, to: today }, at);
  const [figures, figuresBefore, waiting, stock, latest] = await Promise.all([
    salesByDay(period),
    salesByDay(before),
    countWaiting(role),
    countRunningOut(),
    latestFor(role),
  ]);
  return {
    day: today,
    orders: { now: sumOf(figures, 'count'), before: sumOf(figuresBefore, 'count') },
    ...(can(role, 'reports.read') && {
      revenue: { now: sumOf(figures, 'revenue'), before: sumOf(figuresBefore, 'revenue') },
    }),
    waiting,
    stock,
    latest,
  };
}
