import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getGuestCart } from '#shared/cart/guest-cart.contract.ts';
import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { getCart } from '#shared/cart/member-cart.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import type { CartOwner } from '../rules/cart-owner.ts';
import type { CartData } from '../rules/cart-data.ts';
import type { CartFilter } from '../rules/cart-search.ts';
import { forgetGuestSession } from '../rules/guest-session.ts';
import { cartKeys } from './cart-keys.ts';
import { cartFreshness } from './cart-retry.ts';

export const emptyCart: CartData = {
  cartId: '',
  items: [],
  totalItems: 0,
  totalQuantity: 0,
  totalPrice: 0,
  freeShippingFrom,
};

async function readCart(owner: CartOwner, filter: CartFilter, signal?: AbortSignal): Promise<CartData> {
  if (owner.kind === 'member') return call(getCart, { query: filter, signal });
  const sessionId = owner.id;
  if (!sessionId) return emptyCart;
  try {
    return await call(getGuestCart, { query: { ...filter, sessionId, page: 1, pageSize: 100 }, signal });
  } catch (error) {
    if (!isApiError(error, 'SESSION_NOT_FOUND')) throw error;
    // The session expired, so the cart starts empty.
    forgetGuestSession(sessionId);
    return emptyCart;
  }
}

export const cartQuery = (owner: CartOwner) =>
  queryOptions({
    queryKey: cartKeys.lines(owner),
    // No abort signal: a request started by the mini cart must continue when it closes and the cart page opens.
    // With a signal, unmounting the last observer would cancel it and the next one would start again.
    queryFn: () => readCart(owner, {}),
    ...cartFreshness,
  });

/** Queries the ids of lines that match a search or filter; their content comes from the whole cart. */
export const cartSearchQuery = (owner: CartOwner, filter: CartFilter) =>
  queryOptions({
    queryKey: [...cartKeys.found(owner), filter],
    queryFn: async ({ signal }) =>
      (await readCart(owner, filter, signal)).items.map(({ cartItemId }) => cartItemId),
    placeholderData: keepPreviousData,
    enabled: Object.keys(filter).length > 0,
    ...cartFreshness,
  });
