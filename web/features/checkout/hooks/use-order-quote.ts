import { useQuery } from '@tanstack/react-query';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { quoteQuery } from '../api/quote-query.ts';
import type { Buyer } from '../rules/buyer.ts';
import { quoteRequestOf, type OrderChoices } from '../rules/order-body.ts';

type Stage = { hasGoods: boolean | undefined; isPlaced: boolean };

/** What the order costs as it is chosen now. Of no goods, and once it `isPlaced`, there is nothing to count. */
export function useOrderQuote(buyer: Buyer, chosen: OrderChoices, { hasGoods, isPlaced }: Stage) {
  const quoting = quoteRequestOf(buyer, chosen);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...quoteQuery(quoting),
    enabled: hasGoods === true && !isPlaced,
  });
  return {
    quote: data?.quote,
    shippingKnown: quoting.shippingKnown,
    /** What is on screen belongs to an earlier choice. */
    isCounting: isPlaceholderData || (!data && (isFetching || hasGoods === undefined)),
    isEmpty: hasGoods === false || isApiError(error, 'CART_EMPTY', 'SESSION_NOT_FOUND'),
    failed: error !== null && !isFetching,
    problem: messageOf(error),
    /** Why the vouchers that were chosen do not count. */
    withoutVouchers: data?.withoutVouchers,
    again: async () => (await refetch()).data?.quote,
  };
}
