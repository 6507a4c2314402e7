import {
  getSalesReport as salesContract,
  listOrderDays as orderContract,
} from '#shared/reports/sales-reports.contract.ts';
import { listPaymentDays as paymentContract } from '#shared/reports/payment-reports.contract.ts';
import { channelWords } from '#shared/reports/report-sheets.ts';
import { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import { exportRows } from '#functions/domain/jobs/export-rows.ts';
import type { JobContext, JobRunner } from '#functions/domain/jobs/job-runner.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { listPaymentDays } from '../payment-days.ts';
import { periodsOf } from '../report-period.ts';
import { nameRows } from '../name-rows.ts';
import { listOrderDays } from './order-days.ts';
import { salesBy } from './sales-groups.ts';
import { salesView } from './sales-view.ts';

/** Export of a report in one piece, since the rows of a year are few. */
const whole = <Row extends object>(
  fileName: { vi: string; en: string },
  rowsOf: (context: JobContext, query: unknown, job: StoredJob) => Promise<readonly Row[]>,
): JobRunner =>
  exportRows<Row>({
    fileName,
    idOf: () => '',
    async page(job: StoredJob, _after, _take, context) {
      const rows = await rowsOf(context, job.input['query'], job);
      return { rows, after: null, more: false, total: rows.length };
    },
  });

export const exportPaymentDays = whole(
  { vi: 'thanh-toan-theo-ngay', en: 'payments-by-day' },
  (context, query) => listPaymentDays(context, paymentContract.query.parse(query)),
);

export const exportOrderDays = whole(
  { vi: 'don-hang-theo-ngay', en: 'orders-by-day' },
  async (context, query) => {
    const [rows, warehouses] = await Promise.all([
      listOrderDays(context, orderContract.query.parse(query)),
      readWarehouses(context.table),
    ]);
    const names = new Map(warehouses.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({
      ...row,
      warehouse: names.get(row.warehouseId ?? '') ?? row.warehouseId ?? '',
    }));
  },
);

export const exportSales = whole({ vi: 'doanh-thu', en: 'sales' }, async (context, query, { language }) => {
  const { groupBy, ...filters } = salesContract.query.parse(query);
  const { period } = periodsOf(filters, context.now());
  const rows = await salesView.read();
  const found = await salesBy(groupBy, { period, filters, rows });
  const named = await nameRows(context, groupBy, found, { rows, goods: 'sold_goods' });
  if (groupBy !== 'channel') return named;
  return named.map((row) => ({ ...row, name: channelWords[SaleChannel.parse(row.id)][language] }));
});
