import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listFavoriteIds, listFavorites } from '#shared/favorites/favorites.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** They belong to the person signed in, and go when another one comes. */

export const favoriteKeys = {
  ids: [...roots.favorites, 'ids'] as const,
  list: [...roots.favorites, 'list'] as const,
};

/** Which hearts are full. Asked once: what changes here, we changed ourselves. */
export const favoriteIdsQuery = queryOptions({
  queryKey: favoriteKeys.ids,
  queryFn: async ({ signal }) => (await call(listFavoriteIds, { signal })).ids,
  staleTime: 10 * 60_000,
});

export const favoritesQuery = infiniteQueryOptions({
  queryKey: favoriteKeys.list,
  queryFn: ({ pageParam, signal }) =>
    call(listFavorites, { query: { limit: 24, ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ cursor }) => cursor ?? undefined,
});
