import { validateGuestCart as contract } from '#shared/orders/checkout.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { findIssues } from '#functions/domain/orders/placing/compute-quote.ts';
import { quoteDeps } from '#functions/domain/orders/placing/order-deps.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body }) => {
  const { owner } = await requireSession(cartDeps(), body.sessionId);
  return findIssues(quoteDeps(), owner);
});
