import { countList } from '#shared/inventory/count-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of stock counts. */
export const countSearch = staffSearch(countList, { size: 20 });
export type CountSearch = SearchOf<typeof countSearch>;
