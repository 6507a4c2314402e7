import { since, until } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** Which days the address of the overview says. */
export const overviewSearch = defineSearch(
  { filters: { from: since(), to: until() } },
  { period: ['from', 'to'] },
);
export type OverviewSearch = SearchOf<typeof overviewSearch>;
