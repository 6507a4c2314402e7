import { purchaseList } from '#shared/purchasing/purchase-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of purchases. */
export const purchaseSearch = staffSearch(purchaseList, { size: 20, period: ['from', 'to'] });
export type PurchaseSearch = SearchOf<typeof purchaseSearch>;
