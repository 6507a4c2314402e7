import * as z from 'zod';
import type { SalesGroup } from '#shared/reports/report-choices.ts';
import type { SalesRow } from '#shared/reports/sales-reports.contract.ts';
import { nameBusinesses, nameProducts } from '#functions/domain/catalogue/records/name-goods.ts';
import { readWarehouses } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Sum } from './sales-groups.ts';
import type { SalesRows } from './sales-view.ts';

type Names = Map<string, { name: string; code: string }>;

const SoldAs = z.object({ productId: z.string(), name: z.string(), code: z.string() });

const plain = (names: Map<string, string>): Names =>
  new Map([...names].map(([id, name]) => [id, { name, code: '' }]));

/** Names of deleted products, taken from their sales. */
async function soldNames(ids: readonly string[], rows: SalesRows): Promise<Names> {
  if (ids.length === 0) return new Map();
  const found = await rows.ask((table) => ({
    sql: `SELECT "productId", max("name") AS name, max("code") AS code FROM ${table('sold_goods')}
          WHERE "productId" IN (${ids.map(() => '?').join(', ')}) GROUP BY "productId"`,
    values: [...ids],
  }));
  return new Map(
    found.map((row) => SoldAs.parse(row)).map(({ productId, name, code }) => [productId, { name, code }]),
  );
}

async function productNames({ table }: Context, ids: readonly string[], rows: SalesRows): Promise<Names> {
  const known = await nameProducts(table, ids);
  const gone = await soldNames(
    ids.filter((id) => !known.has(id)),
    rows,
  );
  return new Map([...gone, ...known]);
}

const warehouseNames = async ({ table }: Context): Promise<Names> =>
  new Map((await readWarehouses(table)).map(({ id, name, code }) => [id, { name, code }]));

/** Adds names to rows. Days and channels need none. */
export async function nameSales(
  context: Context,
  group: SalesGroup,
  { sums, names, rows }: { sums: readonly Sum[]; names?: Map<string, string> | undefined; rows: SalesRows },
): Promise<SalesRow[]> {
  const ids = sums.flatMap(({ id }) => (id === null ? [] : [id]));
  const asked: Record<SalesGroup, () => Names | Promise<Names>> = {
    day: () => new Map(),
    channel: () => new Map(),
    category: () => plain(names ?? new Map()),
    product: () => productNames(context, ids, rows),
    business: async () => plain(await nameBusinesses(context.table, ids)),
    warehouse: () => warehouseNames(context),
  };
  const called = await asked[group]();
  return sums.map((sum) => ({ ...sum, ...(called.get(sum.id ?? '') ?? { name: sum.id ?? '', code: '' }) }));
}
