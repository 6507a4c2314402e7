import { startGuestSession as contract } from '#shared/cart/guest-cart.contract.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, table, now }) =>
  startGuestSession({ table, now }, body?.sessionId),
);
