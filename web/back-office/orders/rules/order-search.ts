import { staffOrderList } from '#shared/orders/order-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of staff's list of orders says. */
export const orderSearch = staffSearch(staffOrderList, { size: 20, period: ['createdFrom', 'createdTo'] });
export type OrderSearch = SearchOf<typeof orderSearch>;
