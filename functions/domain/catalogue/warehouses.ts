import type { Warehouse } from '#shared/catalogue/warehouse.ts';
import { collator } from '#shared/text.ts';
import type { Table } from '#functions/platform/table.ts';
import { createWarehouseRepository, type WarehouseRepository } from './warehouse-repository.ts';

/** Where goods lie and shoppers may fetch them, by name. */
export async function listPublicWarehouses(
  warehouses: Pick<WarehouseRepository, 'listAll'>,
): Promise<Warehouse[]> {
  const all = await warehouses.listAll();
  return all.filter(({ isActive }) => isActive).sort((a, b) => collator.compare(a.name, b.name));
}

/** The same, for those who have only the table. */
export const readWarehouses = (table: Table): Promise<Warehouse[]> =>
  listPublicWarehouses(createWarehouseRepository(table));
