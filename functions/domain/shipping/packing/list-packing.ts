import { listPackingOrders as contract } from '#shared/shipping/packing.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { among, equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { marked, packingView } from './packing-view.ts';

const amongMarked =
  (kind: string): Filter<never> =>
  (value) => {
    const values = [value].flat().map(String);
    return values.length > 0 ? [{ anyOf: values.map((one) => [{ words: [marked(kind, one)] }]) }] : [];
  };

const list = listQuery(packingView, contract, {
  search: search(),
  status: among('status'),
  paymentStatus: among('paymentStatus'),
  deliveryType: among('deliveryType'),
  warehouseId: amongMarked('kho'),
  packerId: equals('packerId'),
  stage: amongMarked('chang'),
  trouble: amongMarked('loi'),
  troubled: equals('troubled'),
});

/** Orders on their way out of the house, the one that waits longest first. */
export const listPackingOrders = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(list, query);
