import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelReturn,
  getReturn,
  listReturns,
  listReturnTracking,
  requestReturn,
} from '#shared/returns/member-returns.contract.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Under the orders: what is told live of an order makes its returns stale as well. */
const pageSize = 10;
/** Of one order: more than its pieces could ever make. */
const mostOfOrder = 100;
const preparingMilliseconds = 2_500;

export const returnKeys = {
  all: roots.returns,
  detail: (id: string) => [...roots.returns, 'detail', id] as const,
};

export const returnsQuery = (page: number) =>
  queryOptions({
    queryKey: [...roots.returns, 'list', page],
    queryFn: ({ signal }) =>
      call(listReturns, { query: { page: String(page), pageSize: String(pageSize) }, signal }),
    placeholderData: keepPreviousData,
  });

export const returnsOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...roots.returns, 'order', orderId],
    queryFn: async ({ signal }) =>
      (await call(listReturns, { query: { orderId, pageSize: String(mostOfOrder) }, signal })).data,
  });

export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: [...returnKeys.detail(id), 'head'],
    queryFn: ({ signal }) => call(getReturn, { params: { id }, signal }),
    refetchOnWindowFocus: true,
    // Pictures are shown as soon as they are made.
    refetchInterval: ({ state }) => (state.data?.pendingMedia ? preparingMilliseconds : false),
  });

export const returnTrackingQuery = (id: string) =>
  queryOptions({
    queryKey: [...returnKeys.detail(id), 'tracking'],
    queryFn: ({ signal }) => call(listReturnTracking, { params: { id }, signal }),
  });

export type ReturnBody = CallOptions<typeof requestReturn>['body'];

export function useRequestReturn() {
  const queryClient = useQueryClient();
  return async (body: ReturnBody): Promise<ReturnOrder> => {
    const made = await call(requestReturn, { body });
    queryClient.setQueryData(returnQuery(made.id).queryKey, made);
    await queryClient.invalidateQueries({ queryKey: roots.orders });
    return made;
  };
}

export function useCancelReturn(id: string) {
  const queryClient = useQueryClient();
  return useMutation<ReturnOrder, ApiError, void>({
    mutationFn: () => call(cancelReturn, { params: { id }, body: {} }),
    onSuccess: async (changed) => {
      queryClient.setQueryData(returnQuery(id).queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: roots.orders });
    },
  });
}
