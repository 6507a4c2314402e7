import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { listAccounts as contract } from '#shared/people/staff-accounts.contract.ts';
import { staffRoles } from '#shared/people/staff-account-choices.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { toPersonRows } from './person-rows.ts';

const declared = listQuery(usersView, contract, { searchTerm: search(), role: equals('role') });

/** Accounts that may enter the back office. */
export const accountList: typeof declared = {
  ...declared,
  plan(query, own) {
    const plan = declared.plan(query, own);
    return { ...plan, where: [...plan.where, { column: 'role', among: [...staffRoles] }] };
  },
};

export async function listAccounts(
  context: Context,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(accountList, query);
  return { ...page, data: await toPersonRows(context, page.data) };
}
