import { addToGuestCart as contract } from '#shared/cart/guest-cart.contract.ts';
import { addToGuestCart } from '#functions/domain/cart/add-to-guest-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query: { sessionId }, body, table, now }) =>
  addToGuestCart({ table, now }, { sessionId, ...body }),
);
