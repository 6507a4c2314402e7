import { removeFromGuestCart as contract } from '#shared/cart/guest-cart.contract.ts';
import { removeLine } from '#functions/domain/cart/change-cart.ts';
import { requireSession } from '#functions/domain/cart/guest-session.ts';
import { readGuestCart } from '#functions/domain/cart/read-cart.ts';
import { requireNamed } from '#functions/domain/cart/require-named.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ query, body, language, table, now }) => {
  const { sessionId } = query;
  const cartItemId = requireNamed('cartItemId', query.cartItemId ?? body?.cartItemId, language);
  const { owner } = await requireSession({ table, now }, sessionId);
  await removeLine({ table, now }, { owner, cartItemId });
  return readGuestCart({ table, now }, { sessionId });
});
