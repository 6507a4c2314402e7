import { since, until } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** Search parameters of the overview: the period. */
export const overviewSearch = defineSearch(
  { filters: { from: since(), to: until() } },
  { period: ['from', 'to'] },
);
export type OverviewSearch = SearchOf<typeof overviewSearch>;
