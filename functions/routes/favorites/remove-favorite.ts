import { removeFavorite as contract } from '#shared/favorites/favorites.contract.ts';
import { removeFavorite } from '#functions/domain/favorites/favorites.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ actor: { userId }, params: { productId }, table, now }) => {
    await removeFavorite({ table, now }, { userId, productId });
    return { productId, favorite: false as const };
  },
);
