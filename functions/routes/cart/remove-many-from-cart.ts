import { removeManyFromCart as contract } from '#shared/cart/member-cart.contract.ts';
import { removeLines } from '#functions/domain/cart/change-cart.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { requireNamed } from '#functions/domain/cart/require-named.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, body, query, language, table, now }) => {
    const cartItemIds = requireNamed('cartItemIds', body?.cartItemIds ?? query.cartItemIds, language);
    await removeLines({ table, now }, { owner: memberOwner(userId), cartItemIds });
    return readMemberCart({ table, now }, { userId });
  },
);
