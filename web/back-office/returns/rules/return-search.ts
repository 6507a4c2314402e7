import { type ReturnQueue, returnQueues, staffReturnList } from '#shared/returns/return-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of staff's list of returns. */
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

/** Filter of the list for the returns in a queue. */
export const queueSearch = (name: ReturnQueue): { status: string } | { toSendBack: string } =>
  name === 'toSendBack' ? { toSendBack: 'true' } : { status: returnQueues[name].join(',') };

export function isQueueOpen(name: ReturnQueue, { status, toSendBack, view }: StaffReturnSearch): boolean {
  if (view !== undefined) return false;
  if (name === 'toSendBack') return toSendBack?.toString() === 'true';
  return status?.toString() === returnQueues[name].join(',');
}
