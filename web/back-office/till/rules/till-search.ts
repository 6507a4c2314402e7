import { tillList } from '#shared/tills/till-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of the list of tills says. */
export const tillSearch = staffSearch(tillList, { size: 20, period: ['from', 'to'] });
export type TillSearch = SearchOf<typeof tillSearch>;
