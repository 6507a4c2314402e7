import * as z from 'zod';
import { Warehouse } from '#shared/catalogue/warehouse.contract.ts';

export const StoredWarehouse = Warehouse.extend({ isActive: z.boolean() });
export type StoredWarehouse = z.infer<typeof StoredWarehouse>;
