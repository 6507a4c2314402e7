import { userList } from '#shared/accounts/user-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of the member list says. */
export const userSearch = staffSearch(userList, { size: 20, period: ['createdFrom', 'createdTo'] });
export type UserSearch = SearchOf<typeof userSearch>;
