import { since, until } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

export const periodSearch = defineSearch(
  { filters: { from: since(), to: until() } },
  { period: ['from', 'to'] },
);
export type PeriodSearch = SearchOf<typeof periodSearch>;
