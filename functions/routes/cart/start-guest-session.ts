import { startGuestSession as contract } from '#shared/cart/guest-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body }) => startGuestSession(cartDeps(), body?.sessionId));
