import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addFavorite, removeFavorite } from '#shared/favorites/favorites.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { toast } from '../../../ui/toast.ts';
import { favoriteIdsQuery, favoriteKeys } from '../api/favorite-queries.ts';
import { withFavorite } from './favorite-ids.ts';

type Change = { productId: string; favorite: boolean };

/** The hearts of whoever is signed in: filled at once, emptied again with a word when the shop refuses. */
export function useFavorites() {
  const { t } = useTranslation('actions');
  const queryClient = useQueryClient();
  const { state } = useSession();
  const { data: ids } = useQuery({ ...favoriteIdsQuery, enabled: state !== 'signed-out' });

  const put = ({ productId, favorite }: Change) =>
    queryClient.setQueryData(favoriteIdsQuery.queryKey, (known) =>
      withFavorite(known ?? [], productId, favorite),
    );

  const { mutate } = useMutation({
    mutationKey: ['favorites'],
    // One after the other: of two quick presses the second is the one that counts.
    scope: { id: 'favorites' },
    mutationFn: ({ productId, favorite }: Change) =>
      call(favorite ? addFavorite : removeFavorite, { params: { productId } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: favoriteKeys.ids });
      put(change);
    },
    onError: (error, { productId, favorite }) => {
      put({ productId, favorite: !favorite });
      toast.error(messageOf(error) ?? t('favorite.failed'));
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['favorites'] }) === 1)
        return queryClient.invalidateQueries({ queryKey: favoriteKeys.list });
      return undefined;
    },
  });

  return {
    isFavorite: (productId: string) => state !== 'signed-out' && (ids?.includes(productId) ?? false),
    setFavorite: (productId: string, favorite: boolean) => mutate({ productId, favorite }),
    /** Undefined until they arrived. */
    ids,
  };
}
