import { addToCart as contract } from '#shared/cart/member-cart.contract.ts';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { toCartItem } from '#functions/domain/cart/shown-cart.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, body, table, now }) => {
  const owner = memberOwner(actor.userId);
  const { line, offer, capped, lifted } = await addToCart({ table, now }, { owner, ...body });
  return { ...toCartItem(line, offer), capped, lifted };
});
