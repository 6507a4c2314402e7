import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchInvoices as contract } from '#shared/invoices/invoices.contract.ts';
import { among, atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { invoicesView } from './invoices-view.ts';

const filters = {
  search: search(),
  status: among('status'),
  kind: among('kind'),
  sending: among('sending'),
  attention: equals('attention'),
  orderId: equals('orderId'),
  from: atLeast('issuedAt'),
  to: atMost('issuedAt'),
} as const;

export const allInvoices = listQuery(invoicesView, contract, filters);
export const ownInvoices = listQuery(invoicesView, contract, filters, { own: ['shownTo'] });

/** Lists all invoices for staff who work on them. Everybody else gets their own issued ones. */
export async function searchInvoices(
  query: QueryOf<typeof contract>,
  { userId, works }: { userId: string; works: boolean },
): Promise<ReplyOf<typeof contract>> {
  if (works) return listOf(allInvoices, query);
  // Only staff may filter by attention.
  const { attention: _asked, ...rest } = query;
  const page = await listOf(ownInvoices, rest as typeof query, { shownTo: userId });
  return { ...page, data: page.data.map(({ differs: _, ...row }) => row) };
}

/** Invoices that need somebody's attention. */
export const invoicesToSee = waitingRows(() => invoicesView.rows(), {
  where: [{ column: 'attention', is: 1 }],
  since: 'createdAt',
});
