import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import type { SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { mainCategoriesOf } from '#functions/domain/catalogue/categories/filed-under.ts';
import { daysOf, type Period } from '../period.ts';
import type { Cell, Condition } from '#functions/platform/views/list-plan.ts';
import { between, inMonths, ofPlace, upTo } from '../report-period.ts';
import type { SalesRows } from './sales-view.ts';

/** Row without its name. */
export type Sum = Omit<SalesRow, 'name' | 'code'>;

type GoodsColumn = 'day' | 'productId' | 'businessId' | 'warehouseId' | 'saleChannelId';
type OrderColumn = Exclude<GoodsColumn, 'productId' | 'businessId'>;
export type SalesQuestion = { period: Period; filters: ReportFilters; rows: SalesRows };

const sums = ['quantity', 'revenue', 'net', 'known', 'cost'] as const;

const empty = (id: string | null): Sum => ({
  id,
  orders: null,
  quantity: 0,
  revenue: 0,
  net: 0,
  known: 0,
  cost: 0,
});

const idOf = (cell: Cell): string | null => (cell === null ? null : String(cell));

const together = (id: string | null, rows: readonly Sum[]): Sum => {
  const all = empty(id);
  for (const row of rows) for (const name of sums) all[name] += row[name];
  return all;
};

/** Parts of a period to add up. Products and categories over all places use monthly sums. */
function partsOf({ period, filters }: SalesQuestion, column: GoodsColumn) {
  const place = ofPlace(filters);
  const isOfGoods = column === 'productId' || column === 'businessId';
  const days: Condition<GoodsColumn | 'month'>[][] =
    isOfGoods && place.length === 0 ? inMonths(period) : [between('day', period)];
  return days.map((part) => [...part, ...place]);
}

async function goodsBy(asked: SalesQuestion, column: GoodsColumn): Promise<Sum[]> {
  const tallies = await Promise.all(
    partsOf(asked, column).map((where) => asked.rows.tally('sold_goods', { by: [column], sum: sums, where })),
  );
  const found = tallies.flat().map(({ quantity, revenue, net, known, cost, ...cells }): Sum => ({
    id: idOf(cells[column]),
    orders: null,
    quantity,
    revenue,
    net,
    known,
    cost,
  }));
  if (tallies.length === 1) return found;
  return [...Map.groupBy(found, ({ id }) => id)].map(([id, own]) => together(id, own));
}

/** Groups by a property that each order has once. Orders can then be counted, and their own sums are exact. */
async function ordersBy(asked: SalesQuestion, column: OrderColumn): Promise<Sum[]> {
  const [goods, orders] = await Promise.all([
    goodsBy(asked, column),
    asked.rows.tally('sales', {
      by: [column],
      sum: ['sold', 'revenue'],
      where: [...between('day', asked.period), ...ofPlace(asked.filters)],
    }),
  ]);
  const known = new Map(goods.map((row) => [row.id, row]));
  return orders
    .filter(({ sold, revenue }) => sold > 0 || revenue !== 0)
    .map(({ sold, revenue, ...cells }) => {
      const id = idOf(cells[column]);
      return { ...(known.get(id) ?? empty(id)), orders: sold, revenue };
    });
}

async function byDay(asked: SalesQuestion): Promise<Sum[]> {
  const rows = new Map((await ordersBy(asked, 'day')).map((row) => [row.id, row]));
  return daysOf(asked.period).map((day) => rows.get(day) ?? { ...empty(day), orders: 0 });
}

const most = (a: Sum, b: Sum): number => b.revenue - a.revenue || b.quantity - a.quantity;

async function byCategory(asked: SalesQuestion): Promise<{ rows: Sum[]; names: Map<string, string> }> {
  const products = await goodsBy(asked, 'productId');
  const filed = await mainCategoriesOf(products.flatMap(({ id }) => (id === null ? [] : [id])));
  const alike = Map.groupBy(products, ({ id }) => filed.get(id ?? '')?.id ?? null);
  return {
    rows: [...alike].map(([id, own]) => together(id, own)).toSorted(most),
    names: new Map([...filed.values()].map(({ id, name }) => [id, name])),
  };
}

/** All rows of a report: days by time, other groups by revenue. Categories have their names. */
export async function salesBy(
  group: SalesGroup,
  asked: SalesQuestion,
): Promise<{ rows: Sum[]; names?: Map<string, string> }> {
  switch (group) {
    case 'day':
      return { rows: await byDay(asked) };
    case 'category':
      return byCategory(asked);
    case 'product':
      return { rows: (await goodsBy(asked, 'productId')).toSorted(most) };
    case 'business':
      return { rows: (await goodsBy(asked, 'businessId')).toSorted(most) };
    case 'warehouse':
      return { rows: (await ordersBy(asked, 'warehouseId')).toSorted(most) };
    case 'channel':
      return { rows: (await ordersBy(asked, 'saleChannelId')).toSorted(most) };
  }
}

/** Number of orders that count in a period, and their revenue. */
export async function soldIn({
  period,
  filters,
  rows,
}: SalesQuestion): Promise<{ orders: number; revenue: number }> {
  const parts = await Promise.all(
    upTo(period, ['day', 'createdAt']).map((part) =>
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
