import { listFavoriteIds } from '#shared/favorites/favorites.contract.ts';
import { createFavoriteRepository } from '#functions/domain/favorites/favorite-repository.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { table } from '#functions/platform/table/table.ts';

export const handler = httpRoute(listFavoriteIds, async ({ actor }) => ({
  ids: await createFavoriteRepository(table()).listIds(actor.userId),
}));
