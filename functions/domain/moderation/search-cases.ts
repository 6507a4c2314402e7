import { UserSummary } from '#shared/accounts/user.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { searchCases as contract } from '#shared/moderation/moderation.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { among, equals, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { casesView } from './cases-view.ts';

export const caseList = listQuery(casesView, contract, {
  search: search(),
  state: among('state'),
  cause: equals('cause'),
});

const Person = UserSummary.pick({ id: true, fullName: true, avatarUrl: true });

/** The queue of moderators, with the people that each case is about. */
export async function searchCases(
  { table }: TableContext,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(caseList, query);
  const people = await findMembers(
    table,
    page.data.flatMap(({ authorId, decidedBy }) => [authorId, ...(decidedBy === null ? [] : [decidedBy])]),
  );
  const personOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? Person.parse(person) : null;
  };
  return {
    ...page,
    data: page.data.map((one) => ({
      ...one,
      author: personOf(one.authorId),
      moderator: personOf(one.decidedBy),
    })),
  };
}
