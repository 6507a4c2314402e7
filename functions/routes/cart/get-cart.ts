import { getCart as contract } from '#shared/cart/member-cart.contract.ts';
import { cartDeps } from '#functions/domain/cart/cart-deps.ts';
import { readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor, query }) =>
  readMemberCart(cartDeps(), actor.userId, query),
);
