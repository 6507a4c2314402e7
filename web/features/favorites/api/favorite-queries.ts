import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listFavoriteIds, listFavorites } from '#shared/favorites/favorites.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Query keys of favourites; they belong to the signed-in user and are cleared with a change of user. */

export const favoriteKeys = {
  ids: [...roots.favorites, 'ids'] as const,
  list: [...roots.favorites, 'list'] as const,
};

/** Query of favourite ids. Requested once, because every change is made by this page itself. */
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
