import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addFavorite, removeFavorite } from '#shared/favorites/favorites.contract.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { favoriteIdsQuery, favoriteKeys } from '../api/favorite-queries.ts';
import { withFavorite } from '../rules/favorite-ids.ts';

type Change = { productId: string; favorite: boolean };

/** Adds or removes a favourite optimistically; reverted with a message if the server refuses. */
export function useSetFavorite() {
  const { t } = useTranslation('actions');
  const queryClient = useQueryClient();

  const put = ({ productId, favorite }: Change) =>
    queryClient.setQueryData(favoriteIdsQuery.queryKey, (known) =>
      withFavorite(known ?? [], productId, favorite),
    );

  const { mutate } = useMutation({
    mutationKey: ['favorites'],
    // Changes are sent one after the other, so that the second of two quick clicks wins.
    scope: { id: 'favorites' },
    mutationFn: ({ productId, favorite }: Change) =>
      call(favorite ? addFavorite : removeFavorite, { params: { productId } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: favoriteKeys.ids });
      put(change);
    },
    onError: (error, { productId, favorite }) => {
      put({ productId, favorite: !favorite });
      toast.error(reasonOf(error) ?? t('favorite.failed'));
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['favorites'] }) === 1)
        return queryClient.invalidateQueries({ queryKey: favoriteKeys.list });
      return undefined;
    },
  });

  return (productId: string, favorite: boolean) => mutate({ productId, favorite });
}
