import { purchaseList } from '#shared/purchasing/purchase-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of the list of purchases says. */
export const purchaseSearch = staffSearch(purchaseList, { size: 20, period: ['from', 'to'] });
export type PurchaseSearch = SearchOf<typeof purchaseSearch>;
