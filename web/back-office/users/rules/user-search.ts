import { userList } from '#shared/accounts/user-choices.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** What the address of the member list says. */
export const userSearch = defineSearch(userList, { size: 20, period: ['createdFrom', 'createdTo'] });
export type UserSearch = SearchOf<typeof userSearch>;
