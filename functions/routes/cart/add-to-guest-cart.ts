import { addToGuestCart as contract } from '#shared/cart/guest-cart.contract.ts';
import { addToGuestCart } from '#functions/domain/cart/add-to-guest-cart.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { readGuestCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query: { sessionId }, body }) => {
  const deps = cartDeps();
  const { capped, lifted } = await addToGuestCart(deps, sessionId, body);
  return { ...(await readGuestCart(deps, sessionId)), capped, lifted };
});
