import * as favorites from '#shared/favorites/favorites.contract.ts';
import * as keepingFavorites from '#functions/domain/favorites/favorites.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const addFavorite = httpRoute(
  favorites.addFavorite,
  async ({ actor: { userId }, params: { productId }, table, now }) => {
    await keepingFavorites.addFavorite({ table, now }, { userId, productId });
    return { productId, favorite: true as const };
  },
);

export const listFavoriteIds = httpRoute(favorites.listFavoriteIds, async ({ actor, table, now }) => ({
  ids: await keepingFavorites.listFavoriteIds({ table, now }, actor.userId),
}));

export const listFavorites = httpRoute(favorites.listFavorites, ({ actor: { userId }, query, table, now }) =>
  keepingFavorites.listFavorites({ table, now }, { userId, ...query }),
);

export const removeFavorite = httpRoute(
  favorites.removeFavorite,
  async ({ actor: { userId }, params: { productId }, table, now }) => {
    await keepingFavorites.removeFavorite({ table, now }, { userId, productId });
    return { productId, favorite: false as const };
  },
);
