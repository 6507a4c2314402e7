import { paymentList } from '#shared/payments/payment-choices.ts';
import type { SearchOf } from '#web/platform/lists/search-definition.ts';
import { staffSearch } from '#web/platform/lists/staff-search.ts';

/** Search parameters of the list of payments. */
export const paymentSearch = staffSearch(paymentList, { size: 20, period: ['start', 'end'] });
export type PaymentSearch = SearchOf<typeof paymentSearch>;
