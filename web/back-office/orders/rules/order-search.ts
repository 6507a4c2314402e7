import { staffOrderList } from '#shared/orders/order-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of staff's order list. */
export const orderSearch = staffSearch(staffOrderList, { size: 20, period: ['createdFrom', 'createdTo'] });
export type OrderSearch = SearchOf<typeof orderSearch>;
