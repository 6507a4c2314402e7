import { addFavorite as contract } from '#shared/favorites/favorites.contract.ts';
import { addFavorite } from '#functions/domain/favorites/favorites.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { productId }, table, now }) => {
    await addFavorite({ table, now }, { userId, productId });
    return { productId, favorite: true as const };
  },
);
