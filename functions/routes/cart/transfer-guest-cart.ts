import { transferGuestCart as contract } from '#shared/cart/transfer-cart.contract.ts';
import { readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { transferCart } from '#functions/domain/cart/transfer-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params, table, now }) => {
  const transferred = await transferCart({ table, now }, { userId, sessionId: params.guestId });
  return { ...(await readMemberCart({ table, now }, { userId })), transferred };
});
