import * as z from 'zod';
import type { ProfitGroup, profitEnds } from '#shared/reports/report-choices.ts';
import type { ProfitRow } from '#shared/reports/profit-report.contract.ts';
import {
  type GoodsColumn,
  type GroupedRows,
  groupRows,
  idOf,
  type OrderColumn,
  type ReportQuestion,
  whereOf,
} from '../group-rows.ts';
import { type ProfitFigures, profitOf, profitSums, sumProfit } from './profit-rows.ts';
import type { ProfitRows } from './profit-view.ts';

/** Row without its name. */
type ProfitSum = Omit<ProfitRow, 'name' | 'code'>;
export type ProfitQuestion = ReportQuestion<ProfitRows>;
type PageOfRows = { first: (typeof profitEnds)[number]; skip: number; take: number };
type FoundRows = GroupedRows<ProfitSum> & { totalCount: number };

function rowOf(id: string | null, orders: number | null, ...figures: readonly ProfitFigures[]): ProfitSum {
  const own = sumProfit(figures);
  return { id, orders, ...own, profit: profitOf(own) };
}

async function goodsBy(asked: ProfitQuestion, column: GoodsColumn): Promise<ProfitSum[]> {
  const plan = { by: [column], sum: profitSums, where: whereOf(asked) } as const;
  const tallies = await asked.rows.tally('profit_goods', plan);
  return tallies.map((tally) => rowOf(idOf(tally[column]), null, tally));
}

async function ordersBy(asked: ProfitQuestion, column: OrderColumn): Promise<ProfitSum[]> {
  const plan = { by: [column], sum: ['sold', ...profitSums], where: whereOf(asked) } as const;
  const tallies = await asked.rows.tally('profit', plan);
  return tallies.map((tally) => rowOf(idOf(tally[column]), tally.sold, tally));
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
  const counted = await rows.tally('profit', { by: ['told'], where: whereOf(asked) });
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

/** Rows of a page, sorted by profit; days stay in order of time. Categories and orders have their names. */
export async function profitBy(
  group: ProfitGroup,
  asked: ProfitQuestion,
  wanted: PageOfRows,
): Promise<FoundRows> {
  if (group === 'order') return byOrder(asked, wanted);
  const { first, skip, take } = wanted;
  const { rows, ...names } = await groupRows(group, asked.period, {
    goodsBy: (column) => goodsBy(asked, column),
    ordersBy: (column) => ordersBy(asked, column),
    emptyDay: (day) => rowOf(day, 0),
    together: (id, own) => rowOf(id, null, ...own),
    compare: (a, b) => b.profit - a.profit || b.revenue - a.revenue,
  });
  const sorted = group === 'day' || first === 'best' ? rows : rows.toReversed();
  return { rows: sorted.slice(skip, skip + take), totalCount: rows.length, ...names };
}

/** Profit of all orders in a period. */
export async function profitIn(
  asked: ProfitQuestion,
): Promise<Omit<ProfitSum, 'id' | 'orders'> & { orders: number }> {
  const tallies = await asked.rows.tally('profit', {
    by: [],
    sum: ['sold', ...profitSums],
    // The earlier period counts up to the same time of day as the current one.
    where: [...whereOf(asked), { column: 'createdAt', atMost: asked.period.until }],
  });
  const { id: _id, orders: _orders, ...sum } = rowOf(null, null, ...tallies);
  return { ...sum, orders: tallies[0]?.sold ?? 0 };
}
