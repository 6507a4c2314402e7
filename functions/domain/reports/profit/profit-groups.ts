import * as z from 'zod';
import type { ProfitGroup, profitEnds } from '#shared/reports/report-choices.ts';
import type { ProfitRow } from '#shared/reports/profit-report.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { mainCategoriesOf } from '#functions/domain/catalogue/categories/filed-under.ts';
import { daysOf, type Period } from '../period.ts';
import type { Cell } from '#functions/platform/views/list-plan.ts';
import { between, ofPlace } from '../report-period.ts';
import { profitOf, profitSums } from './profit-rows.ts';
import type { ProfitRows } from './profit-view.ts';

/** Row without its name. */
export type ProfitSum = Omit<ProfitRow, 'name' | 'code'>;
type Figures = Omit<ProfitSum, 'id' | 'orders' | 'profit'>;

export type ProfitQuestion = { period: Period; filters: ReportFilters; rows: ProfitRows };
type PageOfRows = { first: (typeof profitEnds)[number]; skip: number; take: number };

const where = ({ period, filters }: ProfitQuestion) => [...between('day', period), ...ofPlace(filters)];
const idOf = (cell: Cell): string | null => (cell === null ? null : String(cell));

const nothing = Object.fromEntries(profitSums.map((name) => [name, 0])) as Figures;

function rowOf(id: string | null, orders: number | null, figures: Figures): ProfitSum {
  const own = { ...nothing };
  for (const name of profitSums) own[name] = figures[name];
  return { id, orders, ...own, profit: profitOf(own) };
}

async function goodsBy(asked: ProfitQuestion, column: 'productId' | 'businessId'): Promise<ProfitSum[]> {
  const tallies = await asked.rows.tally('profit_goods', {
    by: [column],
    sum: profitSums,
    where: where(asked),
  });
  return tallies.map((tally) => rowOf(idOf(tally[column]), null, tally));
}

async function ordersBy(
  asked: ProfitQuestion,
  column: 'day' | 'warehouseId' | 'saleChannelId',
): Promise<ProfitSum[]> {
  const by = [column] as const;
  const tallies = await asked.rows.tally('profit', { by, sum: ['sold', ...profitSums], where: where(asked) });
  return tallies.map((tally) => rowOf(idOf(tally[column]), tally.sold, tally));
}

async function byDay(asked: ProfitQuestion): Promise<ProfitSum[]> {
  const rows = new Map((await ordersBy(asked, 'day')).map((row) => [row.id, row]));
  return daysOf(asked.period).map((day) => rows.get(day) ?? rowOf(day, 0, nothing));
}

async function byCategory(asked: ProfitQuestion): Promise<{ rows: ProfitSum[]; names: Map<string, string> }> {
  const products = await goodsBy(asked, 'productId');
  const filed = await mainCategoriesOf(products.flatMap(({ id }) => (id === null ? [] : [id])));
  const alike = Map.groupBy(products, ({ id }) => filed.get(id ?? '')?.id ?? null);
  const rows = [...alike].map(([id, own]) => {
    const sum = { ...nothing };
    for (const row of own) for (const name of profitSums) sum[name] += row[name];
    return rowOf(id, null, sum);
  });
  return { rows, names: new Map([...filed.values()].map(({ id, name }) => [id, name])) };
}

const OrderRow = z
  .object({ id: z.string(), code: z.string(), sold: z.coerce.number() })
  .extend(
    Object.fromEntries(profitSums.map((name) => [name, z.coerce.number()])) as Record<
      (typeof profitSums)[number],
      z.ZodCoercedNumber
    >,
  );

/** Profit by order. There may be a hundred thousand orders, so only a page is read. */
async function byOrder(asked: ProfitQuestion, { first, skip, take }: PageOfRows): Promise<FoundRows> {
  const { period, filters, rows } = asked;
  const counted = await rows.tally('profit', { by: ['told'], where: where(asked) });
  const places = (['warehouseId', 'saleChannelId'] as const).filter((name) => filters[name] !== undefined);
  const found = await rows.ask((table) => ({
    sql: `SELECT id, code, sold, ${profitSums.map((name) => `"${name}"`).join(', ')} FROM ${table('profit')}
          WHERE told = 1 AND day >= ? AND day <= ?${places.map((column) => ` AND "${column}" = ?`).join('')}
          ORDER BY "left" ${first === 'best' ? 'DESC' : 'ASC'}, id LIMIT ? OFFSET ?`,
    values: [period.from, period.to, ...places.map((column) => filters[column] ?? ''), take, skip],
  }));
  const orders = found.map((row) => OrderRow.parse(row));
  return {
    rows: orders.map((order) => rowOf(order.id, order.sold, order)),
    names: new Map(orders.map(({ id, code }) => [id, code])),
    totalCount: counted.find(({ told }) => Number(told) === 1)?.count ?? 0,
  };
}

type FoundRows = { rows: ProfitSum[]; totalCount: number; names?: Map<string, string> };

const highestProfitFirst = (a: ProfitSum, b: ProfitSum): number =>
  b.profit - a.profit || b.revenue - a.revenue;

/** Page of rows, sorted by profit; days stay in order of time. */
function paged(
  all: readonly ProfitSum[],
  { first, skip, take }: PageOfRows,
  names?: Map<string, string>,
): FoundRows {
  const sorted = all.toSorted(highestProfitFirst);
  const rows = (first === 'best' ? sorted : sorted.toReversed()).slice(skip, skip + take);
  return { rows, totalCount: all.length, ...(names && { names }) };
}

/** Rows of a page. Categories and orders already have their names. */
export async function profitBy(
  group: ProfitGroup,
  asked: ProfitQuestion,
  wanted: PageOfRows,
): Promise<FoundRows> {
  switch (group) {
    case 'day': {
      const days = await byDay(asked);
      return { rows: days.slice(wanted.skip, wanted.skip + wanted.take), totalCount: days.length };
    }
    case 'category': {
      const { rows, names } = await byCategory(asked);
      return paged(rows, wanted, names);
    }
    case 'order':
      return byOrder(asked, wanted);
    case 'product':
      return paged(await goodsBy(asked, 'productId'), wanted);
    case 'business':
      return paged(await goodsBy(asked, 'businessId'), wanted);
    case 'warehouse':
      return paged(await ordersBy(asked, 'warehouseId'), wanted);
    case 'channel':
      return paged(await ordersBy(asked, 'saleChannelId'), wanted);
  }
}

/** Profit of all orders in a period. */
export async function profitIn(
  asked: ProfitQuestion,
): Promise<Omit<ProfitSum, 'id' | 'orders'> & { orders: number }> {
  const [all] = await asked.rows.tally('profit', {
    by: [],
    sum: ['sold', ...profitSums],
    // The earlier period counts up to the same time of day as the current one.
    where: [...where(asked), { column: 'createdAt', atMost: asked.period.until }],
  });
  const { id: _id, orders, ...sum } = rowOf(null, all?.sold ?? 0, all ?? nothing);
  return { ...sum, orders: orders ?? 0 };
}
