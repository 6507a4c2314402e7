import { useQuery } from '@tanstack/react-query';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { quoteQuery } from '../api/quote-query.ts';
import type { Buyer } from '../rules/buyer.ts';
import { quoteRequestOf, type OrderChoices } from '../rules/order-body.ts';

/** Returns the quote of the current choices. Once it `isPlaced`, no quote is requested. */
export function useOrderQuote(buyer: Buyer, chosen: OrderChoices, isPlaced: boolean) {
  const quoting = quoteRequestOf(buyer, chosen);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...quoteQuery(quoting),
    enabled: !isPlaced,
  });
  return {
    quote: data?.quote,
    shippingKnown: quoting.shippingKnown,
    /** True while the shown quote belongs to an earlier choice. */
    isCounting: isPlaceholderData || (isFetching && !data),
    isEmpty: isApiError(error, 'CART_EMPTY', 'SESSION_NOT_FOUND'),
    failed: error !== null && !isFetching,
    problem: messageOf(error),
    /** The reason why the chosen vouchers are left out. */
    withoutVouchers: data?.withoutVouchers,
    again: async () => (await refetch()).data?.quote,
  };
}
