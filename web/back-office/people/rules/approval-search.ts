import { id } from '#shared/lists/query-parts.ts';
import { approvalList } from '#shared/people/approval-choices.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** Search parameters of the approval queue: filters, and the selected person. */
export const approvalSearch = defineSearch({ ...approvalList, beside: { person: id(40) } });
export type ApprovalSearch = SearchOf<typeof approvalSearch>;
