import { exportList } from '#functions/domain/jobs/export-list.ts';
import { inventoryRows } from './search-inventory.ts';

/** The inventory as staff narrowed it; which columns leave is the sheet's to say. */
export const exportInventory = exportList(inventoryRows, { fileName: { vi: 'ton-kho', en: 'inventory' } });
