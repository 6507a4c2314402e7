import { customerList } from '#shared/customers/customer-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the customer list. */
export const customerSearch = staffSearch(customerList, { size: 20, period: ['lastFrom', 'lastTo'] });
export type CustomerSearch = SearchOf<typeof customerSearch>;
