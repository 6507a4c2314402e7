import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  awaitRestock,
  forgetRestock,
  listAwaited,
  stopRestockMail,
} from '#shared/restock/restock.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

type RestockList = ReplyOf<typeof listAwaited>;

export const restockQuery = (productId: string) =>
  queryOptions<RestockList>({
    queryKey: [...roots.restock, productId],
    queryFn: ({ signal }) => call(listAwaited, { params: { productId }, signal }),
  });

/** Subscribes to a variant's restock or unsubscribes; the server returns all subscribed variants. */
export function useAwaitRestock(productId: string, variantId: string | undefined) {
  const queryClient = useQueryClient();
  const what = variantId ? { variantId } : {};
  return useMutation<RestockList, ApiError, boolean>({
    mutationFn: (waits) =>
      waits
        ? call(awaitRestock, { params: { productId }, body: what })
        : call(forgetRestock, { params: { productId }, query: what }),
    onSuccess: (awaited) => queryClient.setQueryData(restockQuery(productId).queryKey, awaited),
    // The product is available again, so the page is refetched.
    onError: ({ code }) =>
      code === 'BACK_IN_STOCK' ? queryClient.invalidateQueries({ queryKey: roots.product }) : undefined,
  });
}

export const useStopRestockMail = () =>
  useMutation<unknown, ApiError, string>({
    mutationFn: (token) => call(stopRestockMail, { body: { token } }),
  });
