import { useQuery } from '@tanstack/react-query';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { quoteQuery } from '../api/quote-query.ts';
import type { Buyer } from '../rules/buyer.ts';
import { quoteRequestOf, type OrderChoices } from '../rules/order-body.ts';

/** What the order costs as it is chosen now. Once it `isPlaced` there is nothing left to count. */
export function useOrderQuote(buyer: Buyer, chosen: OrderChoices, isPlaced: boolean) {
  const quoting = quoteRequestOf(buyer, chosen);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...quoteQuery(quoting),
    enabled: !isPlaced,
  });
  return {
    quote: data?.quote,
    shippingKnown: quoting.shippingKnown,
    /** What is on screen belongs to an earlier choice. */
    isCounting: isPlaceholderData || (isFetching && !data),
    isEmpty: isApiError(error, 'CART_EMPTY', 'SESSION_NOT_FOUND'),
    failed: error !== null && !isFetching,
    problem: messageOf(error),
    /** Why the vouchers that were chosen do not count. */
    withoutVouchers: data?.withoutVouchers,
    again: async () => (await refetch()).data?.quote,
  };
}
