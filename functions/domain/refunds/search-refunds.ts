import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchRefunds as contract } from '#shared/refunds/refunds.contract.ts';
import { among, atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { refundsView } from './refunds-view.ts';

export const refundList = listQuery(refundsView, contract, {
  search: search(),
  status: among('status'),
  kind: among('kind'),
  way: among('way'),
  orderId: equals('orderId'),
  from: atLeast('createdAt'),
  to: atMost('createdAt'),
  sentFrom: atLeast('sentAt'),
  sentTo: atMost('sentAt'),
  warehouseId: equals('warehouseId'),
  saleChannelId: equals('saleChannelId'),
});

/** Lists refunds with the filters and sorting that staff choose. */
export const searchRefunds = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(refundList, query);

/** Refunds that wait for approval. */
export const pendingRefunds = waitingRows(() => refundsView.rows(), {
  where: [{ column: 'status', is: 'pending' }],
  since: 'createdAt',
});
