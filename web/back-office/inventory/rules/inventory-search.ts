import { inventoryList } from '#shared/inventory/inventory-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the inventory list. */
export const inventorySearch = staffSearch(inventoryList, { size: 50 });
export type InventorySearch = SearchOf<typeof inventorySearch>;
