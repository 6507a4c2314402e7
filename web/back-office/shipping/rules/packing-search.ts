import { packingList } from '#shared/shipping/parcel-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the packing list. */
export const packingSearch = staffSearch(packingList, { size: 20 });
export type PackingSearch = SearchOf<typeof packingSearch>;
