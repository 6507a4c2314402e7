import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchPayments as contract } from '#shared/payments/staff-payments.contract.ts';
import { among, atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { paymentsView } from './payments-view.ts';

const payments = listQuery(paymentsView, contract, {
  search: search(),
  status: among('status'),
  provider: among('provider'),
  method: among('method'),
  warehouseId: equals('warehouseId'),
  saleChannelId: among('saleChannelId'),
  start: atLeast('createdAt'),
  end: atMost('createdAt'),
});

/** Attempts to pay, narrowed and sorted as staff ask. */
export const searchPayments = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(payments, query);
