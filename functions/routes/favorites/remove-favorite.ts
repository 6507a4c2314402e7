import { removeFavorite } from '#shared/favorites/favorites.contract.ts';
import { createFavoriteRepository } from '#functions/domain/favorites/favorite-repository.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(removeFavorite, async ({ actor, params: { productId } }) => {
  await createFavoriteRepository(table()).remove(actor.userId, productId);
  return { productId, favorite: false as const };
});
