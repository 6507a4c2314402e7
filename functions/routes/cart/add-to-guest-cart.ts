import { addToGuestCart as contract } from '#shared/cart/guest-cart.contract.ts';
import { addToGuestCart } from '#functions/domain/cart/add-to-guest-cart.ts';
import { readGuestCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query: { sessionId }, body, table, now }) => {
  const { capped, lifted } = await addToGuestCart({ table, now }, { sessionId, ...body });
  return { ...(await readGuestCart({ table, now }, { sessionId })), capped, lifted };
});
