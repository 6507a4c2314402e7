import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { mainCategoriesOf } from '#functions/domain/catalogue/categories/filed-under.ts';
import type { Cell } from '#functions/platform/views/list-plan.ts';
import { daysOf, type Period } from './period.ts';
import { between, ofPlace } from './report-period.ts';

export type ReportQuestion<Rows> = { period: Period; filters: ReportFilters; rows: Rows };

export const idOf = (cell: Cell): string | null => (cell === null ? null : String(cell));

/** Conditions of a report's days and places. */
export const whereOf = ({ period, filters }: ReportQuestion<unknown>) => [
  ...between('day', period),
  ...ofPlace(filters),
];

export type GoodsColumn = 'productId' | 'businessId';
/** Properties that each order has once, so that orders can be counted. */
export type OrderColumn = 'day' | 'warehouseId' | 'saleChannelId';

type Source<Row> = {
  goodsBy: (column: GoodsColumn) => Promise<Row[]>;
  ordersBy: (column: OrderColumn) => Promise<Row[]>;
  emptyDay: (day: string) => Row;
  together: (id: string | null, rows: readonly Row[]) => Row;
  /** Order of the rows; days are in order of time. */
  compare: (a: Row, b: Row) => number;
};

export type GroupedRows<Row> = {
  rows: Row[];
  /** Names of the rows, if the grouping finds them together with the rows. */
  names?: Map<string, string>;
};

/** All rows of a report by one grouping. */
export async function groupRows<Row extends { id: string | null }>(
  group: SalesGroup,
  period: Period,
  { goodsBy, ordersBy, emptyDay, together, compare }: Source<Row>,
): Promise<GroupedRows<Row>> {
  switch (group) {
    case 'day': {
      const rows = new Map((await ordersBy('day')).map((row) => [row.id, row]));
      return { rows: daysOf(period).map((day) => rows.get(day) ?? emptyDay(day)) };
    }
    case 'category': {
      const products = await goodsBy('productId');
      const filed = await mainCategoriesOf(products.flatMap(({ id }) => (id === null ? [] : [id])));
      const alike = Map.groupBy(products, ({ id }) => filed.get(id ?? '')?.id ?? null);
      return {
        rows: [...alike].map(([id, own]) => together(id, own)).toSorted(compare),
        names: new Map([...filed.values()].map(({ id, name }) => [id, name])),
      };
    }
    case 'product':
      return { rows: (await goodsBy('productId')).toSorted(compare) };
    case 'business':
      return { rows: (await goodsBy('businessId')).toSorted(compare) };
    case 'warehouse':
      return { rows: (await ordersBy('warehouseId')).toSorted(compare) };
    case 'channel':
      return { rows: (await ordersBy('saleChannelId')).toSorted(compare) };
  }
}
