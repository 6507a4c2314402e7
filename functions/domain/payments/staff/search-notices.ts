import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchNotices as contract } from '#shared/payments/notices.contract.ts';
import { showOrders } from '#functions/domain/orders/reading/read-orders.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { among, atLeast, atMost, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { namedDecisions } from './named-decisions.ts';
import { noticesView } from './notices-view.ts';

export const noticeList = listQuery(noticesView, contract, {
  search: search(),
  state: among('state'),
  mismatch: among('mismatch'),
  provider: among('provider'),
  start: atLeast('receivedAt'),
  end: atMost('receivedAt'),
});

/** Money that waits for a person's decision. */
export const openMoney = waitingRows(() => noticesView.rows(), {
  where: [{ column: 'state', is: 'open' }],
  since: 'receivedAt',
});

/** Lists notices of providers, with the orders they were counted to. */
export async function searchNotices(
  { table }: TableContext,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(noticeList, query);
  const rows = await namedDecisions(table, page.data);
  const orders = await showOrders(
    table,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  return {
    ...page,
    data: rows.map((row) => {
      const order = orders.get(row.orderId ?? '');
      return {
        ...row,
        order: order ? { id: order.id, code: order.code, customer: order.customer.fullName } : null,
      };
    }),
  };
}
