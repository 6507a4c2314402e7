import { failedTryList } from '#shared/refunds/refund-choices.ts';
import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** What the address of failed tries says: beside their days the view and the refund that are open. */
export const refundTrySearch = defineSearch(
  { ...failedTryList, beside: { view: id(40), refund: id(40) } } as const,
  { size: 20, period: ['from', 'to'] },
);
export type RefundTrySearch = SearchOf<typeof refundTrySearch>;
