import { can, type Role } from '#shared/contract/access.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { getDashboard as contract } from '#shared/overview/dashboard.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { shiftDay } from '#functions/domain/reports/period.ts';
import { salesByHour } from '#functions/domain/reports/sales/sales-by-hour.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { latestEvents } from './latest-events.ts';
import { openTasks } from './open-tasks.ts';

const weekDays = 7;
const hourMilliseconds = 3_600_000;

/** Number of hours begun in the current day in Vietnam. */
const hoursBegun = (at: Date): number =>
  Math.floor((at.getTime() - Date.parse(`${dayInVietnam(at.getTime())}T00:00:00+07:00`)) / hourMilliseconds) +
  1;

/** Today by hour beside the same weekday a week before, since sales depend on the weekday. */
async function todayByHour(at: Date) {
  const rows = await salesView.read();
  const day = dayInVietnam(at.getTime());
  const comparedDay = shiftDay(day, -weekDays);
  const [today, before] = await Promise.all([
    salesByHour(rows, day, at.toISOString()),
    salesByHour(rows, comparedDay, new Date(at.getTime() - weekDays * 24 * hourMilliseconds).toISOString()),
  ]);
  const figure = (of: 'orders' | 'revenue') => ({
    now: today.byThen[of],
    before: before.byThen[of],
    hours: today[of].slice(0, hoursBegun(at)),
    hoursBefore: before[of],
  });
  return { at: at.toISOString(), day, comparedDay, orders: figure('orders'), revenue: figure('revenue') };
}

/** Start page of staff, limited to what their role may see. */
export async function getDashboard(
  context: Context,
  asker: { role: Role; userId: string },
): Promise<ReplyOf<typeof contract>> {
  const [{ revenue, ...today }, waiting, latest] = await Promise.all([
    todayByHour(context.now()),
    openTasks(context, asker),
    latestEvents(asker.role),
  ]);
  return { ...today, ...(can(asker.role, 'reports.read') && { revenue }), waiting, latest };
}
