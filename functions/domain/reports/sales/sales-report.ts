import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { getSalesReport as contract } from '#shared/reports/sales-reports.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { periodsOf, toDays } from '../report-period.ts';
import { nameRows } from '../name-rows.ts';
import { type SalesQuestion, salesBy, totalsOfSales, sumOfRows } from './sales-groups.ts';
import { salesView } from './sales-view.ts';

/** Sales by one grouping. The totals are the same for every grouping. */
export async function getSalesReport(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { groupBy, page, limit } = query;
  const { period, before } = periodsOf(query, context.now());
  const asked: SalesQuestion = { period, filters: query, rows: await salesView.read() };
  const [found, sold, soldBefore] = await Promise.all([
    salesBy(groupBy, asked),
    totalsOfSales(asked),
    totalsOfSales({ ...asked, period: before }),
  ]);
  const shown = { ...found, rows: found.rows.slice((page - 1) * limit, page * limit) };
  const { quantity, revenue, net, known, cost } = sumOfRows(found.rows);
  return {
    period: toDays(period),
    before: { ...toDays(before), ...soldBefore },
    rows: await nameRows(context, groupBy, shown, { rows: asked.rows, goods: 'sold_goods' }),
    totalCount: found.rows.length,
    total: { orders: sold.orders, quantity, revenue, net, known, cost },
  };
}
