import { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import type { OrderDay } from '#shared/reports/sales-reports.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { averageOf, between, ofPlace, periodsOf } from '../report-period.ts';
import { type SalesRows, salesView } from './sales-view.ts';

const keyOf = ({ day, warehouseId, saleChannelId }: OrderDay): string =>
  [day, warehouseId ?? '', saleChannelId].join(' ');

/** Orders of each day by warehouse and channel. Days without orders are left out. */
export async function listOrderDays(
  { now }: { now: () => Date },
  filters: ReportFilters,
  given?: SalesRows,
): Promise<OrderDay[]> {
  const { period } = periodsOf(filters, now());
  const rows = given ?? (await salesView.read());
  const tallies = await rows.tally('sales', {
    by: ['day', 'warehouseId', 'saleChannelId'],
    sum: ['placed', 'sold', 'completed', 'calledOff', 'revenue'],
    where: [...between('day', period), ...ofPlace(filters)],
  });
  const lines = tallies.map(
    ({ day, warehouseId, saleChannelId, placed, sold, completed, calledOff, revenue }): OrderDay => ({
      day: String(day),
      warehouseId: warehouseId === null ? null : String(warehouseId),
      saleChannelId: SaleChannel.parse(saleChannelId),
      ordersCreated: placed,
      ordersPayable: sold,
      ordersCompleted: completed,
      ordersCancelled: calledOff,
      aov: averageOf(revenue, sold),
      revenue,
    }),
  );
  return lines
    .map((line) => ({ line, key: keyOf(line) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ line }) => line);
}
