import { id } from '#shared/lists/query-parts.ts';
import { refundList } from '#shared/refunds/refund-choices.ts';
import { defineSearch, type SearchOf } from '#web/platform/lists/search-definition.ts';

/**
 * Search parameters of the list of refunds: filters, view, opened refund, and the order to request a refund
 * for.
 */
export const refundSearch = defineSearch(
  { ...refundList, beside: { view: id(40), refund: id(40), owed: id(40) } } as const,
  { size: 20, period: ['from', 'to'] },
);
export type RefundSearch = SearchOf<typeof refundSearch>;
