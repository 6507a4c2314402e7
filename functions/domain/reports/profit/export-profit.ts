import * as z from 'zod';
import type { ProfitRow } from '#shared/reports/profit-report.contract.ts';
import { getProfitReport as contract } from '#shared/reports/profit-report.contract.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import { periodsOf } from '../report-period.ts';
import { nameRows } from '../name-rows.ts';
import { profitBy } from './profit-groups.ts';
import { profitView } from './profit-view.ts';

const Skip = z.int().min(0).nullable();

/** Exports the rows page by page, because a report by order may have many. */
export const exportProfit = exportRows<ProfitRow>({
  fileName: { vi: 'lai-sau-chi-phi', en: 'profit' },
  idOf: ({ id }) => id ?? '',
  async page({ input }, after, take, context) {
    const { groupBy, first, ...filters } = contract.query.parse(input['query']);
    const { period } = periodsOf(filters, context.now());
    const rows = profitView.rows();
    const skip = Skip.parse(after ?? null) ?? 0;
    const found = await profitBy(groupBy, { period, filters, rows }, { first, skip, take });
    const next = skip + found.rows.length;
    return {
      rows: await nameRows(context, groupBy, found, { rows, goods: 'profit_goods' }),
      after: next,
      more: found.rows.length > 0 && next < found.totalCount,
      total: found.totalCount,
    };
  },
});
