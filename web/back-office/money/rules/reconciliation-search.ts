import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** What the address of reconciled days says: the last of those shown, and the day that is open. */
export const reconciliationSearch = defineSearch({
  filters: {},
  beside: { until: id(10), day: id(10) },
} as const);
export type ReconciliationSearch = SearchOf<typeof reconciliationSearch>;
