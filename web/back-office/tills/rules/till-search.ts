import { tillList } from '#shared/tills/till-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of tills. */
export const tillSearch = staffSearch(tillList, { size: 20, period: ['from', 'to'] });
export type TillSearch = SearchOf<typeof tillSearch>;
