import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type GoodsSelection, queryOfGoods } from '#shared/cart/wanted-text.ts';
import { listPickupOptions } from '#shared/orders/place-order.contract.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import type { Buyer } from '../rules/buyer.ts';
import type { BuyerLocation } from '../rules/pickup-options.ts';
import { checkoutKeys } from './checkout-keys.ts';

/** Returns the query of the warehouses for pickup and their stock of the order; the nearest of equals first. */
export function pickupQuery(buyer: Buyer, goods: GoodsSelection, near: BuyerLocation | undefined) {
  const query: CallOptions<typeof listPickupOptions>['query'] = {
    ...(buyer.kind === 'guest' && { sessionId: buyer.sessionId }),
    ...near,
    ...queryOfGoods(goods),
  };
  return queryOptions({
    queryKey: [...checkoutKeys.pickup, buyer.kind === 'member' ? buyer.id : '', query],
    queryFn: ({ signal }) => call(listPickupOptions, { query, signal }),
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    retry: 1,
    // Another province only changes the order of the list.
    placeholderData: keepPreviousData,
  });
}
