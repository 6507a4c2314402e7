import * as z from 'zod';
import { Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { warehousesPartition } from '../catalogue-keys.ts';

export const StoredWarehouse = Warehouse.extend({ isActive: z.boolean() });
export type StoredWarehouse = z.infer<typeof StoredWarehouse>;

/** A market has a handful; far more than it will ever have. */
const most = 200;

export const createWarehouseRepository = (table: Table) => ({
  /** All of them in one read. */
  async listAll(): Promise<StoredWarehouse[]> {
    const { items } = await table.query({ pk: warehousesPartition, limit: most }, StoredWarehouse);
    return items;
  },
});

export type WarehouseRepository = ReturnType<typeof createWarehouseRepository>;
