import * as z from 'zod';
import type { ProfitGroup } from '#shared/reports/report-choices.ts';
import { nameBusinesses, nameProducts } from '#functions/domain/catalogue/records/name-goods.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Clause } from '#functions/platform/views/list-sql.ts';
import type { GroupedRows } from './group-rows.ts';

type Names = Map<string, { name: string; code: string }>;

const SoldAs = z.object({ productId: z.string(), name: z.string(), code: z.string() });

/** Table of a view's sold goods, with their names at the time. */
type SoldGoods<Table> = {
  rows: { ask: (statement: (table: (name: Table) => string) => Clause) => Promise<unknown[]> };
  goods: NoInfer<Table>;
};

const plain = (names: Map<string, string>): Names =>
  new Map([...names].map(([id, name]) => [id, { name, code: '' }]));

/** Names of deleted products, taken from their sales. */
async function soldNames<Table>(ids: readonly string[], { rows, goods }: SoldGoods<Table>): Promise<Names> {
  if (ids.length === 0) return new Map();
  const found = await rows.ask((table) => ({
    sql: `SELECT "productId", max("name") AS name, max("code") AS code FROM ${table(goods)}
          WHERE "productId" IN (${ids.map(() => '?').join(', ')}) GROUP BY "productId"`,
    values: [...ids],
  }));
  return new Map(
    found.map((row) => SoldAs.parse(row)).map(({ productId, name, code }) => [productId, { name, code }]),
  );
}

/** Adds names to rows. Days and channels need none. */
export async function nameRows<Row extends { id: string | null }, Table>(
  { table }: Context,
  group: ProfitGroup,
  { rows, names = new Map() }: GroupedRows<Row>,
  sold: SoldGoods<Table>,
): Promise<(Row & { name: string; code: string })[]> {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const productNames = async () => {
    const known = await nameProducts(table, ids);
    const gone = ids.filter((id) => !known.has(id));
    return new Map([...(await soldNames(gone, sold)), ...known]);
  };
  const asked: Record<ProfitGroup, () => Names | Promise<Names>> = {
    day: () => new Map(),
    channel: () => new Map(),
    category: () => plain(names),
    order: () => plain(names),
    product: productNames,
    business: async () => plain(await nameBusinesses(table, ids)),
    warehouse: async () =>
      new Map((await readWarehouses(table)).map(({ id, name, code }) => [id, { name, code }])),
  };
  const called = await asked[group]();
  return rows.map((row) => ({ ...row, ...(called.get(row.id ?? '') ?? { name: row.id ?? '', code: '' }) }));
}
