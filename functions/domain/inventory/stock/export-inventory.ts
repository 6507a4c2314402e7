import { exportList } from '#functions/domain/jobs/export-list.ts';
import { inventoryRows } from './search-inventory.ts';

/** Exports the inventory with the filters of staff; the sheet definition decides on the columns. */
export const exportInventory = exportList(inventoryRows, { fileName: { vi: 'ton-kho', en: 'inventory' } });
