import { getGuestCartCount as contract } from '#shared/cart/guest-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { countOf } from '#functions/domain/cart/cart-view.ts';
import { requireAlive } from '#functions/domain/cart/guest-session.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query: { sessionId } }) => {
  const { head, lines } = await cartDeps().carts.read({ kind: 'guest', sessionId, expiresAt: 0 });
  requireAlive(sessionId, head);
  return { count: countOf(lines) };
});
