import { listFavoriteIds as contract } from '#shared/favorites/favorites.contract.ts';
import { listFavoriteIds } from '#functions/domain/favorites/favorites.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ actor, table, now }) => ({
  ids: await listFavoriteIds({ table, now }, actor.userId),
}));
