import { queryOptions } from '@tanstack/react-query';
import { getGuestCartCount } from '#shared/cart/guest-cart.contract.ts';
import { getCartCount } from '#shared/cart/member-cart.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import type { CartOwner } from '../rules/cart-owner.ts';
import { forgetGuestSession } from '../rules/guest-session.ts';
import { cartKeys } from './cart-keys.ts';
import { cartFreshness } from './cart-retry.ts';

/** Returns the query of the number of pieces in the cart, the only cart request of the header. */
export const cartCountQuery = (owner: CartOwner) =>
  queryOptions({
    queryKey: cartKeys.count(owner),
    queryFn: async ({ signal }): Promise<number> => {
      if (owner.kind === 'member') return (await call(getCartCount, { signal })).count;
      const sessionId = owner.id;
      if (!sessionId) return 0;
      try {
        return (await call(getGuestCartCount, { query: { sessionId }, signal })).count;
      } catch (error) {
        if (!isApiError(error, 'SESSION_NOT_FOUND')) throw error;
        forgetGuestSession(sessionId);
        return 0;
      }
    },
    enabled: owner.id !== undefined,
    ...cartFreshness,
  });
