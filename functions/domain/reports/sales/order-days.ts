import { needsCover, OrderStatus } from '#shared/orders/order-status.ts';
import { SaleChannel } from '#shared/orders/sale-channel.ts';
import type { OrderDay } from '#shared/reports/sales-reports.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import type { Period } from '#functions/domain/overview/period.ts';
import { averageOf, between, ofPlace, periodsOf } from '../report-period.ts';
import { type SalesRows, salesView } from './sales-view.ts';

/** Called off, or come to nothing afterwards. */
const calledOff: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];

async function tallyOrders(period: Period, filters: ReportFilters, rows: SalesRows) {
  const tallies = await rows.tally('sales', {
    by: ['day', 'warehouseId', 'saleChannelId', 'status'],
    sum: ['revenue'],
    where: [...between('day', period), ...ofPlace(filters)],
  });
  return tallies.map(({ day, warehouseId, saleChannelId, status, count, revenue }) => ({
    day: String(day),
    warehouseId: warehouseId === null ? null : String(warehouseId),
    saleChannelId: SaleChannel.parse(saleChannelId),
    status: OrderStatus.parse(status),
    count,
    revenue,
  }));
}

/** Orders of each day by warehouse and channel; days without any are not told of. */
export async function listOrderDays(
  { now }: { now: () => Date },
  filters: ReportFilters,
  rows = salesView.rows(),
): Promise<OrderDay[]> {
  const { period } = periodsOf(filters, now());
  const tallies = await tallyOrders(period, filters, rows);
  const alike = Map.groupBy(tallies, ({ day, warehouseId, saleChannelId }) =>
    [day, warehouseId ?? '', saleChannelId].join(' '),
  );
  const lines = [...alike].map(([key, [first, ...others]]) => {
    if (!first) throw new Error('A group has somebody in it');
    const own = [first, ...others];
    const count = (isMeant: (status: OrderStatus) => boolean) =>
      own.filter(({ status }) => isMeant(status)).reduce((sum, tally) => sum + tally.count, 0);
    const ordersPayable = count((status) => needsCover[status]);
    const revenue = own.reduce((sum, tally) => sum + tally.revenue, 0);
    const line: OrderDay = {
      day: first.day,
      warehouseId: first.warehouseId,
      saleChannelId: first.saleChannelId,
      ordersCreated: count(() => true),
      ordersPayable,
      ordersCompleted: count((status) => status === 'completed'),
      ordersCancelled: count((status) => calledOff.includes(status)),
      aov: averageOf(revenue, ordersPayable),
      revenue,
    };
    return { key, line };
  });
  return lines.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ line }) => line);
}
