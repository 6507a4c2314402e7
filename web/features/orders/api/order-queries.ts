import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import {
  getGuestOrder,
  getGuestOrderDeliveryWithTimeline,
  listGuestOrderPayments,
  listGuestOrders,
} from '#shared/orders/guest-orders.contract.ts';
import {
  countOrdersByStatus,
  getOrder,
  getOrderDeliveryWithTimeline,
  getOrderSummary,
  listOrderPayments,
  listOrders,
  previewReorder,
} from '#shared/orders/member-orders.contract.ts';
import { getOrderReviewStatus } from '#shared/reviews/read-reviews.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import type { OrderAsker } from '../rules/order-asker.ts';
import type { OrderFilter } from '../rules/order-search.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Live events invalidate all keys with this prefix. */
const pageSize = 10;

export const orderKeys = {
  all: roots.orders,
  lists: [...roots.orders, 'list'] as const,
  detail: (id: string) => [...roots.orders, 'detail', id] as const,
};

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...orderKeys.lists, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, {
        query: { ...filter, take: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const orderCountsQuery = apiQuery(countOrdersByStatus);
export const orderSummaryQuery = apiQuery(getOrderSummary);

export const orderQuery = (id: string, asker: OrderAsker) =>
  queryOptions({
    queryKey: [...orderKeys.detail(id), 'head', asker],
    queryFn: ({ signal }) =>
      asker.kind === 'member'
        ? call(getOrder, { params: { id }, signal })
        : call(getGuestOrder, { params: { id }, query: asker.proof, signal }),
    refetchOnWindowFocus: true,
  });

export const orderPaymentsQuery = (id: string, asker: OrderAsker) =>
  queryOptions({
    queryKey: [...orderKeys.detail(id), 'payments', asker],
    queryFn: ({ signal }) =>
      asker.kind === 'member'
        ? call(listOrderPayments, { params: { id }, signal })
        : call(listGuestOrderPayments, { params: { id }, query: asker.proof, signal }),
  });

/** Returns the query of an order's delivery and timeline. */
export const deliveryQuery = (id: string, asker: OrderAsker) =>
  queryOptions({
    queryKey: [...orderKeys.detail(id), 'way', asker],
    queryFn: ({ signal }) =>
      asker.kind === 'member'
        ? call(getOrderDeliveryWithTimeline, { params: { id }, signal })
        : call(getGuestOrderDeliveryWithTimeline, { params: { id }, query: asker.proof, signal }),
  });

/** Returns the query of a reorder at current prices; never cached. */
export const reorderQuery = (id: string) =>
  queryOptions({
    queryKey: [...orderKeys.detail(id), 'reorder'],
    queryFn: ({ signal }) => call(previewReorder, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Returns the query of the orders from this browser's cart. */
export const guestOrdersQuery = (proof: GuestProof) =>
  queryOptions({
    queryKey: [...roots.orders, 'guest', proof],
    queryFn: async ({ signal }) => {
      try {
        return (await call(listGuestOrders, { query: { ...proof, take: 20 }, signal })).data;
      } catch (error) {
        // An expired session has no orders to show; they can be found by their code.
        if (isApiError(error, 'SESSION_NOT_FOUND')) return [];
        throw error;
      }
    },
  });

/** Returns the query of the reviewed products of an order; empty for an order that is not complete. */
export const reviewStatusQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...roots.reviews, 'order', orderId],
    queryFn: async ({ signal }) => {
      try {
        return (await call(getOrderReviewStatus, { params: { orderId }, signal })).items;
      } catch (error) {
        if (isApiError(error, 'NOT_FOUND')) return [];
        throw error;
      }
    },
  });
