import { userList } from '#shared/accounts/user-choices.ts';
import { memberLogList } from '#shared/people/member-log-choices.ts';
import { privacyList } from '#shared/people/privacy-choices.ts';
import { accountList } from '#shared/people/staff-account-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the lists in this folder. */
export const peopleSearch = staffSearch(userList, { size: 20, period: ['createdFrom', 'createdTo'] });
export type PeopleSearch = SearchOf<typeof peopleSearch>;

export const accountSearch = staffSearch(accountList);
export type AccountSearch = SearchOf<typeof accountSearch>;

export const memberLogSearch = staffSearch(memberLogList, { period: ['from', 'to'] });
export type MemberLogSearch = SearchOf<typeof memberLogSearch>;

export const privacySearch = staffSearch(privacyList);
export type PrivacySearch = SearchOf<typeof privacySearch>;
