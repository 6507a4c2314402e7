import * as favorites from '#shared/favorites/favorites.contract.ts';
import { route, type Area } from './area.ts';

export const favoritesArea: Area = {
  name: 'favorites',
  routes: [
    route(favorites.listFavorites, { table: 'read', indexes: ['gsi1'] }),
    route(favorites.listFavoriteIds, { table: 'read' }),
    route(favorites.addFavorite, { table: 'write' }),
    route(favorites.removeFavorite, { table: 'write' }),
  ],
};
