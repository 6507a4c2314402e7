import { customerList } from '#shared/customers/customer-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of the list of customers says. */
export const customerSearch = staffSearch(customerList, { size: 20, period: ['lastFrom', 'lastTo'] });
export type CustomerSearch = SearchOf<typeof customerSearch>;
