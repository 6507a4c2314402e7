import { addFavorite } from '#shared/favorites/favorites.contract.ts';
import { createFavoriteRepository } from '#functions/domain/favorites/favorite-repository.ts';
import { nowIso } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(addFavorite, async ({ actor, params: { productId } }) => {
  await createFavoriteRepository(table()).add(actor.userId, productId, nowIso());
  return { productId, favorite: true as const };
});
