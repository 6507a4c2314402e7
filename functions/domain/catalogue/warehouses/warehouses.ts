import type { Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import { collator } from '#shared/values/text.ts';
import type { Table } from '#functions/platform/table/table.ts';
import {
  createWarehouseRepository,
  type StoredWarehouse,
  type WarehouseRepository,
} from './warehouse-repository.ts';

/** All of them, by name. */
export async function listWarehouses(
  warehouses: Pick<WarehouseRepository, 'listAll'>,
): Promise<StoredWarehouse[]> {
  return (await warehouses.listAll()).toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Where goods lie and shoppers may fetch them, by name. */
export const listPublicWarehouses = async (
  warehouses: Pick<WarehouseRepository, 'listAll'>,
): Promise<Warehouse[]> => (await listWarehouses(warehouses)).filter(({ isActive }) => isActive);

/** The same, for those who have only the table. */
export const readWarehouses = (table: Table): Promise<Warehouse[]> =>
  listPublicWarehouses(createWarehouseRepository(table));
