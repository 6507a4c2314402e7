import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { getProfitReport as contract } from '#shared/reports/profit-report.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { periodsOf, toDays } from '../report-period.ts';
import { nameRows } from '../name-rows.ts';
import { profitBy, profitIn, type ProfitQuestion } from './profit-groups.ts';
import { profitView } from './profit-view.ts';

/** Profit by one grouping. The totals are the same for every grouping. */
export async function getProfitReport(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { groupBy, first, page, limit } = query;
  const { period, before } = periodsOf(query, context.now());
  const asked: ProfitQuestion = { period, filters: query, rows: profitView.rows() };
  const [found, total, { revenue, profit }] = await Promise.all([
    profitBy(groupBy, asked, { first, skip: (page - 1) * limit, take: limit }),
    profitIn(asked),
    profitIn({ ...asked, period: before }),
  ]);
  return {
    period: toDays(period),
    before: { ...toDays(before), revenue, profit },
    rows: await nameRows(context, groupBy, found, { rows: asked.rows, goods: 'profit_goods' }),
    totalCount: found.totalCount,
    total,
  };
}
