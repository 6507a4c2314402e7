import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchCases as contract } from '#shared/moderation/moderation.contract.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { casesView } from './cases-view.ts';
import { showCases } from './show-cases.ts';

export const caseList = listQuery(casesView, contract, {
  search: search(),
  state: among('state'),
  cause: equals('cause'),
});

/** The queue of moderators, with the people that each case is about. */
export async function searchCases(
  context: TableContext,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(caseList, query);
  return { ...page, data: await showCases(context, page.data) };
}
