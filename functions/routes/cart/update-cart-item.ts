import { updateCartItem as contract } from '#shared/cart/member-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { changeLine } from '#functions/domain/cart/change-cart.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body }) => {
  const deps = cartDeps();
  await changeLine(deps, memberOwner(userId), body);
  return readMemberCart(deps, userId);
});
