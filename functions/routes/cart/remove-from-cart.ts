import { removeFromCart as contract } from '#shared/cart/member-cart.contract.ts';
import { removeLine } from '#functions/domain/cart/change-cart.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { requireNamed } from '#functions/domain/cart/require-named.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, body, query, language, table, now }) => {
    const cartItemId = requireNamed('cartItemId', body?.cartItemId ?? query.cartItemId, language);
    await removeLine({ table, now }, { owner: memberOwner(userId), cartItemId });
    return readMemberCart({ table, now }, { userId });
  },
);
