import { debtList } from '#shared/purchasing/debt-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of debts. */
export const debtSearch = staffSearch(debtList, { size: 20 });
export type DebtSearch = SearchOf<typeof debtSearch>;
