import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { SalesRow } from '#shared/reports/sales-reports.contract.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import {
  type GoodsColumn,
  type GroupedRows,
  groupRows,
  idOf,
  type OrderColumn,
  type ReportQuestion,
  whereOf,
} from '../group-rows.ts';
import { inMonths, ofPlace, comparableEnd } from '../report-period.ts';
import { salesFigures, type SalesRows } from './sales-view.ts';

/** Row without its name. */
export type Sum = Omit<SalesRow, 'name' | 'code'>;
type Figures = Pick<Sum, (typeof salesFigures)[number]>;

export type SalesQuestion = ReportQuestion<SalesRows>;

function together(id: string | null, rows: readonly Figures[]): Sum {
  const all = { id, orders: null, quantity: 0, revenue: 0, net: 0, known: 0, cost: 0 };
  for (const row of rows) for (const name of salesFigures) all[name] += row[name];
  return all;
}

/** Parts of a period to add up. Products and categories over all places use monthly sums. */
function partsOf(asked: SalesQuestion, column: GoodsColumn | OrderColumn) {
  const isOfGoods = column === 'productId' || column === 'businessId';
  const parts: Condition<GoodsColumn | OrderColumn | 'month'>[][] =
    isOfGoods && ofPlace(asked.filters).length === 0 ? inMonths(asked.period) : [whereOf(asked)];
  return parts;
}

async function goodsBy(asked: SalesQuestion, column: GoodsColumn | OrderColumn): Promise<Sum[]> {
  const tallies = await Promise.all(
    partsOf(asked, column).map((where) =>
      asked.rows.tally('sold_goods', { by: [column], sum: salesFigures, where }),
    ),
  );
  const alike = Map.groupBy(tallies.flat(), (tally) => idOf(tally[column]));
  return [...alike].map(([id, own]) => together(id, own));
}

/** Counts orders by a property that each has once; their own sums are exact. */
async function ordersBy(asked: SalesQuestion, column: OrderColumn): Promise<Sum[]> {
  const [goods, orders] = await Promise.all([
    goodsBy(asked, column),
    asked.rows.tally('sales', { by: [column], sum: ['sold', 'revenue'], where: whereOf(asked) }),
  ]);
  const known = new Map(goods.map((row) => [row.id, row]));
  return orders
    .filter(({ sold, revenue }) => sold > 0 || revenue !== 0)
    .map(({ sold, revenue, ...cells }) => {
      const id = idOf(cells[column]);
      return { ...(known.get(id) ?? together(id, [])), orders: sold, revenue };
    });
}

/** All rows of a report: days by time, other groups by revenue. Categories have their names. */
export const salesBy = (group: SalesGroup, asked: SalesQuestion): Promise<GroupedRows<Sum>> =>
  groupRows(group, asked.period, {
    goodsBy: (column) => goodsBy(asked, column),
    ordersBy: (column) => ordersBy(asked, column),
    emptyDay: (day) => ({ ...together(day, []), orders: 0 }),
    together,
    compare: (a, b) => b.revenue - a.revenue || b.quantity - a.quantity,
  });

/** Number of orders that count in a period, and their revenue. */
export async function totalsOfSales({
  period,
  filters,
  rows,
}: SalesQuestion): Promise<{ orders: number; revenue: number }> {
  const parts = await Promise.all(
    comparableEnd(period, ['day', 'createdAt']).map((part) =>
      rows.tally('sales', { by: [], sum: ['sold', 'revenue'], where: [...part, ...ofPlace(filters)] }),
    ),
  );
  const all = { orders: 0, revenue: 0 };
  for (const { sold, revenue } of parts.flat()) {
    all.orders += sold;
    all.revenue += revenue;
  }
  return all;
}

/** Total of all rows of a report. */
export const sumOfRows = (rows: readonly Sum[]): Sum => together(null, rows);
