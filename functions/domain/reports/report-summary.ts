import type { ReplyOf } from '#shared/contract/route.ts';
import type { getReportSummary as contract } from '#shared/reports/payment-reports.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { moneyRows } from './money-rows.ts';
import { paymentKpis } from './payment-figures.ts';
import { periodsOf, toDays } from './report-period.ts';

export async function getReportSummary(
  { now }: { now: () => Date },
  filters: ReportFilters,
): Promise<ReplyOf<typeof contract>> {
  const { period, before } = periodsOf(filters, now());
  const rows = await moneyRows();
  const [kpis, kpisBefore] = await Promise.all([
    paymentKpis(period, filters, rows),
    paymentKpis(before, filters, rows),
  ]);
  return { ...kpis, period: toDays(period), before: { ...kpisBefore, period: toDays(before) } };
}
