import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  getOrderStory,
  listAlikeOrders,
  viewingSeconds,
  viewOrder,
} from '#shared/orders/order-desk.contract.ts';
import { countOrderQueues, listSaleChannels } from '#shared/orders/order-lists.contract.ts';
import { getStaffOrder, type StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const halfMinute = 30_000;
const tenMinutes = 10 * 60_000;

export const staffOrderQuery = (id: string) => ({
  ...apiQuery(getStaffOrder, { params: { id } }),
  staleTime: halfMinute,
});
export const orderStoryQuery = (id: string) => ({
  ...apiQuery(getOrderStory, { params: { id } }),
  staleTime: halfMinute,
});
export const alikeOrdersQuery = (id: string) => ({
  ...apiQuery(listAlikeOrders, { params: { id } }),
  staleTime: halfMinute,
});
export const queueCountsQuery = { ...apiQuery(countOrderQueues), staleTime: halfMinute };
export const saleChannelsQuery = { ...apiQuery(listSaleChannels), staleTime: tenMinutes };

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

/** After a change of an order, caches the returned order and refetches everything else about orders. */
export function useOrderChanged() {
  const client = useQueryClient();
  return async (order?: StaffOrder): Promise<void> => {
    if (order) client.setQueryData(staffOrderQuery(order.id).queryKey, order);
    await Promise.all(
      [roots.orders, roots.activity, roots.waiting].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}
