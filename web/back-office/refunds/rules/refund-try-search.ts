import { failedTryList } from '#shared/refunds/refund-choices.ts';
import { id } from '#shared/lists/query-parts.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/** Search parameters of the failed attempts: period, view, and the opened refund. */
export const refundTrySearch = defineSearch(
  { ...failedTryList, beside: { view: id(40), refund: id(40) } } as const,
  { size: 20, period: ['from', 'to'] },
);
export type RefundTrySearch = SearchOf<typeof refundTrySearch>;
