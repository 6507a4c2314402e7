import { getCartCount as contract } from '#shared/cart/member-cart.contract.ts';
import { countMemberCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, table, now }) => ({
  count: await countMemberCart({ table, now }, actor.userId),
}));
