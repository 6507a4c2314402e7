import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelGuestReturn,
  getGuestReturnSlip,
  listGuestReturns,
  listGuestReturnTracking,
  requestGuestReturn,
} from '#shared/returns/guest-returns.contract.ts';
import {
  cancelReturn,
  getReturn,
  getReturnSlip,
  listReturns,
  listReturnTracking,
  requestReturn,
} from '#shared/returns/member-returns.contract.ts';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { asMember, proofOf, type ReturnAsker } from '../rules/return-asker.ts';

/** Return keys are below the orders, so that a live event of an order invalidates its returns too. */
const pageSize = 10;
/** Maximum number of returns of one order: more than its pieces could ever need. */
const maxOfOrder = 100;
const preparingMilliseconds = 2_500;

const returnKeys = {
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

export const returnsOfOrderQuery = (orderId: string, asker: ReturnAsker = asMember) =>
  queryOptions({
    queryKey: [...roots.returns, 'order', orderId, asker],
    queryFn: async ({ signal }) =>
      asker.kind === 'member'
        ? (await call(listReturns, { query: { orderId, pageSize: String(maxOfOrder) }, signal })).data
        : call(listGuestReturns, { params: { id: orderId }, query: proofOf(asker.proof), signal }),
  });

export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: [...returnKeys.detail(id), 'head'],
    queryFn: ({ signal }) => call(getReturn, { params: { id }, signal }),
    refetchOnWindowFocus: true,
    // Polls until the pictures are processed.
    refetchInterval: ({ state }) => (state.data?.pendingMedia ? preparingMilliseconds : false),
  });

/** Returns the API parameters of one return of a guest's order. */
const oneOf = ({ orderId, proof }: Extract<ReturnAsker, { kind: 'guest' }>, returnId: string) => ({
  params: { id: orderId, returnId },
  query: proofOf(proof),
});

export const returnTrackingQuery = (id: string, asker: ReturnAsker = asMember) =>
  queryOptions({
    queryKey: [...returnKeys.detail(id), 'tracking', asker],
    queryFn: ({ signal }) =>
      asker.kind === 'member'
        ? call(listReturnTracking, { params: { id }, signal })
        : call(listGuestReturnTracking, { ...oneOf(asker, id), signal }),
  });

export const returnSlip = (id: string, asker: ReturnAsker) =>
  asker.kind === 'member'
    ? call(getReturnSlip, { params: { id } })
    : call(getGuestReturnSlip, oneOf(asker, id));

export type ReturnBody = CallOptions<typeof requestReturn>['body'];

export function useRequestReturn(asker: ReturnAsker) {
  const queryClient = useQueryClient();
  return async (body: ReturnBody): Promise<ReturnOrder> => {
    const { orderId, media: _pictures, ...wish } = body;
    const made =
      asker.kind === 'member'
        ? await call(requestReturn, { body })
        : await call(requestGuestReturn, {
            params: { id: orderId },
            query: proofOf(asker.proof),
            body: wish,
          });
    if (asker.kind === 'member') queryClient.setQueryData(returnQuery(made.id).queryKey, made);
    await queryClient.invalidateQueries({ queryKey: roots.orders });
    return made;
  };
}

export function useCancelReturn(id: string, asker: ReturnAsker) {
  const queryClient = useQueryClient();
  return useMutation<ReturnOrder, ApiError, void>({
    mutationFn: () =>
      asker.kind === 'member'
        ? call(cancelReturn, { params: { id }, body: {} })
        : call(cancelGuestReturn, { ...oneOf(asker, id), body: {} }),
    onSuccess: async (changed) => {
      if (asker.kind === 'member') queryClient.setQueryData(returnQuery(id).queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: roots.orders });
    },
  });
}
