import { getGuestCartCount as contract } from '#shared/cart/guest-cart.contract.ts';
import { countGuestCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query: { sessionId }, table, now }) => ({
  count: await countGuestCart({ table, now }, sessionId),
}));
