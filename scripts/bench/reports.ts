import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { listOrderDays } from '#functions/domain/reports/sales/order-days.ts';
import { listPaymentDays } from '#functions/domain/reports/payment-days.ts';
import { firstOrderCohorts } from '#functions/domain/reports/sales/cohorts.ts';
import { paymentKpis } from '#functions/domain/reports/payment-figures.ts';
import { periodsOf } from '#functions/domain/reports/report-period.ts';
import { salesBy, totalsOfSales } from '#functions/domain/reports/sales/sales-groups.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { takingsView } from '#functions/domain/reports/takings-view.ts';
import { aPayment, yearOfOrders } from './many-orders.ts';
import { timesOf, viewRow, withFolder } from './measure.ts';
import { openView } from './open-view.ts';
import { type Figure, figuresOf, type Row } from './report.ts';

const now = new Date();
const dayBefore = (days: number): string =>
  new Date(now.getTime() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

const named = (view: string, rows: readonly Row[]): Row[] =>
  rows.map(([name, ...rest]) => [`${view}, ${name}`, ...rest]);

async function open(orders: number, where: { folder: string; database: string | undefined }) {
  const sales = await openView(salesView, where, yearOfOrders(orders, now));
  const takings = await openView(takingsView, where, yearOfOrders(orders, now).map(aPayment));
  const refunds = await openView(refundsView, where, []);
  const money = { takings: takings.ask, refunds: refunds.ask };
  return {
    sales: sales.ask,
    money,
    rows: [...named('sales', sales.rows), ...named('takings', takings.rows)],
  };
}

type Filters = { start: string; end: string; warehouseId?: string };

function reportsOf({ sales, money }: Awaited<ReturnType<typeof open>>) {
  const askedIn = (filters: Filters) => {
    const { period, before } = periodsOf(filters, now);
    return { period, before, asked: { period, filters, rows: sales } };
  };
  const groupedBy = (group: Parameters<typeof salesBy>[0]) => (filters: Filters) =>
    salesBy(group, askedIn(filters).asked);
  const comparedBy = (group: Parameters<typeof salesBy>[0]) => (filters: Filters) => {
    const { asked, before } = askedIn(filters);
    return Promise.all([
      salesBy(group, asked),
      totalsOfSales(asked),
      totalsOfSales({ ...asked, period: before }),
    ]);
  };
  const clock = { now: () => now };
  return {
    summary(filters: Filters) {
      const { period, before } = askedIn(filters);
      return Promise.all([paymentKpis(period, filters, money), paymentKpis(before, filters, money)]);
    },
    'payments by day': (filters: Filters) => listPaymentDays(clock, filters, money),
    'orders by day': (filters: Filters) => listOrderDays(clock, filters, sales),
    'sales by day': comparedBy('day'),
    'sales by product': comparedBy('product'),
    'sales by business': groupedBy('business'),
    'sales by warehouse': groupedBy('warehouse'),
    'who came back': () =>
      firstOrderCohorts(sales, { since: dayBefore(365).slice(0, 7), until: dayBefore(0).slice(0, 7) }),
  };
}

/** Measures reports over a year of orders and payments on the views alone; no query is repeated. */
export const measureReports = (orders: number, database: string | undefined): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const views = await open(orders, { folder, database });
    const [order] = yearOfOrders(1, now);
    const warehouseId = order?.holdings[0]?.warehouseId ?? '';
    const rows: Row[] = [...views.rows];
    for (const [name, ask] of Object.entries(reportsOf(views)))
      for (const days of [7, 30, 90, 365])
        for (const part of [{}, { warehouseId }]) {
          const times = await timesOf(40, (round) => {
            const shift = days === 365 ? 0 : (round + 20) % 20;
            return ask({ start: dayBefore(days - 1 + shift), end: dayBefore(shift), ...part });
          });
          rows.push(viewRow(`${name}, ${days} days${'warehouseId' in part ? ', one warehouse' : ''}`, times));
        }
    return figuresOf(`Reports of ${orders.toLocaleString('en')} orders by themselves`, rows);
  });
