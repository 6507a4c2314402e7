import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/platform/session/use-session.ts';
import { favoriteIdsQuery } from '../api/favorite-queries.ts';

/** Returns the favourite ids of the signed-in user. */
export function useFavoriteIds() {
  const { state } = useSession();
  const { data: ids } = useQuery({ ...favoriteIdsQuery, enabled: state !== 'signed-out' });
  return {
    isFavorite: (productId: string) => state !== 'signed-out' && (ids?.includes(productId) ?? false),
    /** Undefined while loading. */
    ids,
  };
}
