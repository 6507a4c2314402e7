import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CallInput } from '#shared/contract/route.ts';
import {
  countPackingQueues,
  getPackingOrder,
  listPackingOrders,
  printGhtkLabel,
  printLabelSheet,
  quoteParcels,
  tickPacking,
} from '#shared/shipping/packing.contract.ts';
import type { ParcelSheetName } from '#shared/shipping/parcel-choices.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Fresh for five minutes and not refetched on focus, as the specification says. Live events report changes. */
export const fresh = { staleTime: 5 * 60_000, refetchOnWindowFocus: false } as const;

export const packingQuery = (query: CallInput<typeof listPackingOrders>['query']) => ({
  ...apiQuery(listPackingOrders, { query }),
  ...fresh,
});
/** Number of orders in each tab. */
export const queueCountsQuery = { ...apiQuery(countPackingQueues), ...fresh };
export const packingOrderQuery = (id: string) => ({
  ...apiQuery(getPackingOrder, { params: { id } }),
  ...fresh,
});

export const labelOf = (id: string, parcel: number) =>
  call(printGhtkLabel, { params: { id }, query: { parcel: String(parcel) } });

/** Requests one sheet with the labels of several orders. */
export const labelSheetOf = (sheet: ParcelSheetName, orders: readonly string[]) =>
  call(printLabelSheet, { body: { sheet, orders: [...orders] } });

/** Carrier's price for the parcels at their latest weights. */
export const quoteQuery = ({ id, parcels }: Pick<PackingOrder, 'id' | 'parcels'>) => {
  const asked = apiQuery(quoteParcels, { params: { id } });
  const weights = parcels.map(({ weighed }) => weighed ?? 0).join();
  return { ...asked, queryKey: [...asked.queryKey, weights] as const, staleTime: 10 * 60_000, retry: false };
};

/** Ticks goods in the box. The tick shows at once and is replaced by the server's answer. */
export function useTicks(id: string) {
  const client = useQueryClient();
  const { queryKey } = packingOrderQuery(id);
  return async (body: Partial<BodyOf<typeof tickPacking>>): Promise<PackingOrder> => {
    const after = await call(tickPacking, { params: { id }, body: { lines: [], weights: [], ...body } });
    client.setQueryData<PackingOrder>(queryKey, (known) =>
      known && known.version > after.version ? known : after,
    );
    return after;
  };
}
