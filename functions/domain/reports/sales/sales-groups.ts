import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import type { SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { mainCategoriesOf } from '#functions/domain/catalogue/categories/filed-under.ts';
import { daysOf, type Period } from '#functions/domain/overview/period.ts';
import { soldStatuses } from '#functions/domain/orders/reading/sales-figures.ts';
import { between, ofPlace } from '../report-period.ts';
import type { Cell } from '#functions/platform/views/list-plan.ts';
import type { SalesRows } from './sales-view.ts';

/** A row before anybody has named it. */
export type Sum = Omit<SalesRow, 'name' | 'code'>;

type GoodsColumn = 'day' | 'productId' | 'businessId' | 'warehouseId' | 'saleChannelId';
type OrderColumn = Exclude<GoodsColumn, 'productId' | 'businessId'>;
export type SalesQuestion = { period: Period; filters: ReportFilters; rows: SalesRows };

/** By where orders stand, which their days' index holds. */
const isSold = { column: 'status', among: soldStatuses } as const;

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

const where = ({ period, filters }: SalesQuestion) => [...between('day', period), ...ofPlace(filters)];

const idOf = (cell: Cell): string | null => (cell === null ? null : String(cell));

async function goodsBy(asked: SalesQuestion, column: GoodsColumn): Promise<Sum[]> {
  const tallies = await asked.rows.tally('sold_goods', { by: [column], sum: sums, where: where(asked) });
  return tallies.map(({ quantity, revenue, net, known, cost, ...cells }) => ({
    id: idOf(cells[column]),
    orders: null,
    quantity,
    revenue,
    net,
    known,
    cost,
  }));
}

/** Of what an order has only one, orders can be counted, and their own sums stand for what they are. */
async function ordersBy(asked: SalesQuestion, column: OrderColumn): Promise<Sum[]> {
  const [goods, orders] = await Promise.all([
    goodsBy(asked, column),
    asked.rows.tally('sales', {
      by: [column],
      sum: ['revenue'],
      where: [isSold, ...where(asked)],
    }),
  ]);
  const known = new Map(goods.map((row) => [row.id, row]));
  return orders.map(({ count, revenue, ...cells }) => {
    const id = idOf(cells[column]);
    return { ...(known.get(id) ?? empty(id)), orders: count, revenue };
  });
}

async function byDay(asked: SalesQuestion): Promise<Sum[]> {
  const rows = new Map((await ordersBy(asked, 'day')).map((row) => [row.id, row]));
  return daysOf(asked.period).map((day) => rows.get(day) ?? { ...empty(day), orders: 0 });
}

const most = (a: Sum, b: Sum): number => b.revenue - a.revenue || b.quantity - a.quantity;

const together = (id: string | null, rows: readonly Sum[]): Sum =>
  rows.reduce((all, row) => {
    const grown = { ...all };
    for (const name of sums) grown[name] += row[name];
    return grown;
  }, empty(id));

async function byCategory(asked: SalesQuestion): Promise<{ rows: Sum[]; names: Map<string, string> }> {
  const products = await goodsBy(asked, 'productId');
  const filed = await mainCategoriesOf(products.flatMap(({ id }) => (id === null ? [] : [id])));
  const alike = Map.groupBy(products, ({ id }) => filed.get(id ?? '')?.id ?? null);
  return {
    rows: [...alike].map(([id, own]) => together(id, own)).toSorted(most),
    names: new Map([...filed.values()].map(({ id, name }) => [id, name])),
  };
}

/** All rows of a report, in its order: days as they went by, all else by what it brought. Categories come with their names. */
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

/** How many orders count in a period, and what they bring. */
export async function soldIn({
  period,
  filters,
  rows,
}: SalesQuestion): Promise<{ orders: number; revenue: number }> {
  const [all] = await rows.tally('sales', {
    by: [],
    sum: ['revenue'],
    where: [
      isSold,
      ...between('day', period),
      { column: 'createdAt', atMost: period.until },
      ...ofPlace(filters),
    ],
  });
  return { orders: all?.count ?? 0, revenue: all?.revenue ?? 0 };
}

/** What all rows of a report come to. */
export const sumOfRows = (rows: readonly Sum[]): Sum => together(null, rows);
