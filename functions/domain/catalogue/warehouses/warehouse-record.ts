import { StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { warehouseKey } from '../catalogue-keys.ts';

export const StoredWarehouse = StaffWarehouse;
export type StoredWarehouse = StaffWarehouse;

export const warehouseRecord = versioned({
  entity: 'warehouse',
  schema: StoredWarehouse,
  key: ({ id }: { id: string }) => warehouseKey(id),
  version: 'version',
  stale: 'STALE_STATE',
});
