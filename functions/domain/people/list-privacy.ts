import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { listPrivacy as contract } from '#shared/people/privacy.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { toPrivacyRows } from './privacy-rows.ts';
import { privacyView } from './privacy-view.ts';

export const privacyList = listQuery(privacyView, contract, {
  search: search(),
  state: among('state'),
  kind: equals('kind'),
});

export async function listPrivacy(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(privacyList, query);
  return { ...page, data: await toPrivacyRows(context, page.data) };
}
