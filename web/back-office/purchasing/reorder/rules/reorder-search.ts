import { reorderList } from '#shared/purchasing/reorder-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the reorder list. */
export const reorderSearch = staffSearch(reorderList, { size: 50 });
export type ReorderSearch = SearchOf<typeof reorderSearch>;
