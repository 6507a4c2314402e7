import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchPayments as contract } from '#shared/payments/staff-payments.contract.ts';
import { among, atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { paymentsView } from './payments-view.ts';

export const paymentList = listQuery(paymentsView, contract, {
  search: search(),
  status: among('status'),
  provider: among('provider'),
  method: among('method'),
  warehouseId: equals('warehouseId'),
  saleChannelId: among('saleChannelId'),
  start: atLeast('createdAt'),
  end: atMost('createdAt'),
});

/** Lists attempts to pay, with the filters and sorting that staff choose. */
export const searchPayments = (query: QueryOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
  listOf(paymentList, query);

/** Counts payments begun in a time range that succeeded, even if refunded since. */
export async function countSucceeded({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): Promise<number> {
  const tallies = await paymentsView.rows().tally({
    by: ['status'],
    where: [
      { column: 'status', among: ['succeeded', 'refunded'] },
      ...(from ? [{ column: 'createdAt', atLeast: from } as const] : []),
      ...(to ? [{ column: 'createdAt', atMost: to } as const] : []),
    ],
  });
  return tallies.reduce((sum, { count }) => sum + count, 0);
}
