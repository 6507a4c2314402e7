import { type PackingQueue, packingQueueStatuses } from '#shared/shipping/parcel-choices.ts';
import { listPackingOrders as contract } from '#shared/shipping/packing.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { toPack } from '#functions/domain/orders/reading/waiting-orders.ts';
import { among, equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { marked, packingView } from './packing-view.ts';

const amongMarked =
  (kind: string): Filter<never> =>
  (value) => {
    const values = [value].flat().map(String);
    return values.length > 0 ? [{ anyOf: values.map((one) => [{ words: [marked(kind, one)] }]) }] : [];
  };

export const packingList = listQuery(packingView, contract, {
  search: search(),
  // The contract has validated the value already.
  queue: (value) => [{ column: 'status', among: packingQueueStatuses[value as PackingQueue] }],
  status: among('status'),
  paymentStatus: among('paymentStatus'),
  deliveryType: among('deliveryType'),
  warehouseId: amongMarked('kho'),
  packerId: equals('packerId'),
  stage: amongMarked('chang'),
  trouble: amongMarked('loi'),
  troubled: equals('troubled'),
});

/** Orders with a parcel that a person has to look at. */
export const troubledOrders = waitingRows(() => packingView.rows(), {
  where: [{ column: 'troubled', is: 1 }],
  since: 'dueAt',
});

/** Counts the orders in each queue. The number to pack is the same as in the sidebar. */
export async function countPackingQueues(): Promise<Record<PackingQueue, number>> {
  const [waiting, tallies] = await Promise.all([
    toPack.count(),
    packingView.rows().tally({ by: ['status'], where: [] }),
  ]);
  const inQueue = (queue: PackingQueue): number =>
    tallies
      .filter(({ status }) => packingQueueStatuses[queue].some((one) => one === status))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    to_pack: waiting,
    in_hand: inQueue('in_hand'),
    packed: inQueue('packed'),
    with_carrier: inQueue('with_carrier'),
  };
}

/** Lists orders that are being packed or delivered, the one due first at the top. */
export const listPackingOrders = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(packingList, query);
