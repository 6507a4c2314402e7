import * as z from 'zod';
import type { ProfitGroup } from '#shared/reports/report-choices.ts';
import type { ProfitRow } from '#shared/reports/profit-report.contract.ts';
import { nameBusinesses, nameProducts } from '#functions/domain/catalogue/records/name-goods.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { ProfitSum } from './profit-groups.ts';
import type { ProfitRows } from './profit-view.ts';

type Names = Map<string, { name: string; code: string }>;

const SoldAs = z.object({ productId: z.string(), name: z.string(), code: z.string() });

const plain = (names: Map<string, string>): Names =>
  new Map([...names].map(([id, name]) => [id, { name, code: '' }]));

/** Names of deleted products, taken from their sales. */
async function soldNames(ids: readonly string[], rows: ProfitRows): Promise<Names> {
  if (ids.length === 0) return new Map();
  const found = await rows.ask((table) => ({
    sql: `SELECT "productId", max("name") AS name, max("code") AS code FROM ${table('profit_goods')}
          WHERE "productId" IN (${ids.map(() => '?').join(', ')}) GROUP BY "productId"`,
    values: [...ids],
  }));
  return new Map(
    found.map((row) => SoldAs.parse(row)).map(({ productId, name, code }) => [productId, { name, code }]),
  );
}

async function productNames({ table }: Context, ids: readonly string[], rows: ProfitRows): Promise<Names> {
  const known = await nameProducts(table, ids);
  const gone = await soldNames(
    ids.filter((id) => !known.has(id)),
    rows,
  );
  return new Map([...gone, ...known]);
}

/** Adds names to rows. Days and channels need none. */
export async function nameProfit(
  context: Context,
  group: ProfitGroup,
  {
    sums,
    names,
    rows,
  }: { sums: readonly ProfitSum[]; names?: Map<string, string> | undefined; rows: ProfitRows },
): Promise<ProfitRow[]> {
  const ids = sums.flatMap(({ id }) => (id === null ? [] : [id]));
  const asked: Record<ProfitGroup, () => Names | Promise<Names>> = {
    day: () => new Map(),
    channel: () => new Map(),
    category: () => plain(names ?? new Map()),
    order: () => plain(names ?? new Map()),
    product: () => productNames(context, ids, rows),
    business: async () => plain(await nameBusinesses(context.table, ids)),
    warehouse: async () =>
      new Map((await readWarehouses(context.table)).map(({ id, name, code }) => [id, { name, code }])),
  };
  const called = await asked[group]();
  return sums.map((sum) => ({ ...sum, ...(called.get(sum.id ?? '') ?? { name: sum.id ?? '', code: '' }) }));
}
