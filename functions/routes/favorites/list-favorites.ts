import { listFavorites as contract } from '#shared/favorites/favorites.contract.ts';
import { listFavorites } from '#functions/domain/favorites/favorites.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ actor: { userId }, query, table, now }) =>
  listFavorites({ table, now }, { userId, ...query }),
);
