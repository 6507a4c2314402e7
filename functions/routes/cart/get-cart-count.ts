import { getCartCount as contract } from '#shared/cart/member-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { countOf } from '#functions/domain/cart/cart-view.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor }) => {
  const { lines } = await cartDeps().carts.read(memberOwner(actor.userId));
  return { count: countOf(lines) };
});
