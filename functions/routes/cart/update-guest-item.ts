import { updateGuestItem as contract } from '#shared/cart/guest-cart.contract.ts';
import { changeLine } from '#functions/domain/cart/change-cart.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { readGuestCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query: { sessionId }, body, table, now }) => {
  const { owner } = await requireSession({ table, now }, sessionId);
  await changeLine({ table, now }, { owner, ...body });
  return readGuestCart({ table, now }, { sessionId });
});
