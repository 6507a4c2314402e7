import { staffReturnList } from '#shared/returns/return-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** What the address of staff's list of returns says. */
export const staffReturnSearch = staffSearch(staffReturnList, {
  size: 20,
  period: ['createdFrom', 'createdTo'],
  otherPeriods: [
    ['approvedFrom', 'approvedTo'],
    ['qcFrom', 'qcTo'],
    ['updatedFrom', 'updatedTo'],
  ],
});
export type StaffReturnSearch = SearchOf<typeof staffReturnSearch>;
