import { transferGuestCart as contract } from '#shared/cart/transfer-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { transferCart } from '#functions/domain/cart/transfer-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, params }) => {
  const deps = cartDeps();
  const transferred = await transferCart(deps, userId, params.guestId);
  return { ...(await readMemberCart(deps, userId)), transferred };
});
