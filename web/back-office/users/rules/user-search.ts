import { userList } from '#shared/accounts/user-choices.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** What the address of the member list says. */
export const userSearch = defineSearch(userList, { size: 20 });
export type UserSearch = SearchOf<typeof userSearch>;

/** A change of the search; typing replaces the address instead of adding to the history. */
export type OnSearch = (search: UserSearch, how?: { replace: boolean }) => void;
