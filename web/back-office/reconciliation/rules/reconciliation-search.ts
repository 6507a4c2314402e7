import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** Search parameters of the reconciled days: last day of the page, and the opened day. */
export const reconciliationSearch = defineSearch({
  filters: {},
  beside: { until: id(10), day: id(10) },
} as const);
export type ReconciliationSearch = SearchOf<typeof reconciliationSearch>;
