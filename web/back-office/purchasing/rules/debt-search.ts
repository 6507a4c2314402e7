import { debtList } from '#shared/purchasing/debt-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of the list of debts says. */
export const debtSearch = staffSearch(debtList, { size: 20 });
export type DebtSearch = SearchOf<typeof debtSearch>;
