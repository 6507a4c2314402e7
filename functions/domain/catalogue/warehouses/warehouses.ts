import type { Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import { collator } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { warehousesPartition } from '../catalogue-keys.ts';
import { StoredWarehouse } from './warehouse-record.ts';

/** A market has a handful; far more than it will ever have. */
const most = 200;

async function readAll(table: Reads): Promise<StoredWarehouse[]> {
  const { items } = await table.query({ pk: warehousesPartition, limit: most }, StoredWarehouse);
  return items.toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Where goods lie and shoppers may fetch them, by name. */
export const readWarehouses = async (table: Reads): Promise<Warehouse[]> =>
  (await readAll(table)).filter(({ isActive }) => isActive);

/** All of them, by name. */
export const listWarehouses = ({ table }: Context): Promise<StoredWarehouse[]> => readAll(table);

export const listPublicWarehouses = ({ table }: Context): Promise<Warehouse[]> => readWarehouses(table);
