import { updateCartItem as contract } from '#shared/cart/member-cart.contract.ts';
import { changeLine } from '#functions/domain/cart/change-cart.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor: { userId }, body, table, now }) => {
  await changeLine({ table, now }, { owner: memberOwner(userId), ...body });
  return readMemberCart({ table, now }, { userId });
});
