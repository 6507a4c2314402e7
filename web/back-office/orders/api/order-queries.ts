import { queryOptions } from '@tanstack/react-query';
import {
  getOrderStory,
  listAlikeOrders,
  viewingSeconds,
  viewOrder,
} from '#shared/orders/order-desk.contract.ts';
import { getStaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const halfMinute = 30_000;

export const staffOrderQuery = (id: string) => ({
  ...apiQuery(getStaffOrder, { params: { id } }),
  staleTime: halfMinute,
});
export const orderTimelineQuery = (id: string) => ({
  ...apiQuery(getOrderStory, { params: { id } }),
  staleTime: halfMinute,
});
export const alikeOrdersQuery = (id: string) => ({
  ...apiQuery(listAlikeOrders, { params: { id } }),
  staleTime: halfMinute,
});

/** Polling interval: half the time after which the server considers a viewer gone. */
const lookAgainMilliseconds = (viewingSeconds * 1000) / 2;

/** Other staff who view the order. The request also tells the server that the caller views it. */
export const viewersQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.orderViewers, id],
    queryFn: ({ signal }) => call(viewOrder, { params: { id }, body: { isHere: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: lookAgainMilliseconds,
  });
