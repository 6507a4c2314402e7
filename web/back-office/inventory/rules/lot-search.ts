import { lotList } from '#shared/inventory/lot-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of lots. */
export const lotSearch = staffSearch(lotList, { size: 50 });
export type LotSearch = SearchOf<typeof lotSearch>;
