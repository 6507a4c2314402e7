import { updateGuestItem as contract } from '#shared/cart/guest-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { changeLine } from '#functions/domain/cart/change-cart.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { readGuestCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query: { sessionId }, body }) => {
  const deps = cartDeps();
  const { owner } = await requireSession(deps, sessionId);
  await changeLine(deps, owner, body);
  return readGuestCart(deps, sessionId);
});
