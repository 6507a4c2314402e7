import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  completePacking,
  completeUnscanned,
  markDelivered,
  startPacking,
} from '#shared/orders/staff-orders.contract.ts';
import type { BodyOf, CallInput } from '#shared/contract/route.ts';
import {
  cancelGhtkOrder,
  claimPacking,
  countPackingQueues,
  createGhtkOrder,
  getPackingOrder,
  listPackingOrders,
  printGhtkLabel,
  printLabelSheet,
  quoteParcels,
  releasePacking,
  reportLost,
  sendAgain,
  tickPacking,
} from '#shared/shipping/packing.contract.ts';
import type { ParcelSheetName } from '#shared/shipping/parcel-choices.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { toast } from '#web/platform/feedback/toast.ts';

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

/** Packing and shipping steps, each mapped to its API call. */
const steps = {
  start: (id: string) => call(startPacking, { params: { id } }),
  claim: (id: string) => call(claimPacking, { params: { id } }),
  release: (id: string) => call(releasePacking, { params: { id } }),
  complete: (id: string) => call(completePacking, { params: { id } }),
  completeUnscanned: (id: string) => call(completeUnscanned, { params: { id } }),
  ship: (id: string) => call(createGhtkOrder, { params: { id }, body: {} }),
  callOff: (id: string) => call(cancelGhtkOrder, { params: { id }, body: {} }),
  deliver: (id: string) => call(markDelivered, { params: { id } }),
  lost: (id: string) => call(reportLost, { params: { id } }),
  sendAgain: (id: string) => call(sendAgain, { params: { id } }),
} satisfies Record<string, (id: string) => Promise<unknown>>;
export type PackingStepName = keyof typeof steps;

export const takeStep = (name: PackingStepName, id: string): Promise<unknown> => steps[name](id);

/** After a packing step, refetches lists, the open order and the order page. */
export function usePackingChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [roots.shipping, roots.orders, roots.waiting].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** Runs one step on one order; presses while it is running are ignored. */
export function usePackingStep(id: string, failed: (name: PackingStepName) => string) {
  const changed = usePackingChanged();
  return useMutation({
    mutationFn: (name: PackingStepName) => takeStep(name, id),
    onError: (failure, name) => toast.error(failed(name), { description: messageOf(failure) }),
    onSettled: changed,
  });
}

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
