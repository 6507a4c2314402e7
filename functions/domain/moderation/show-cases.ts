import { UserSummary } from '#shared/accounts/user.ts';
import { Case, type CaseRow } from '#shared/moderation/moderation.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { caseRecord } from './case-record.ts';

const Person = UserSummary.pick({ id: true, fullName: true, avatarUrl: true });

/** Adds the people that cases are about, who are read once for the whole list. */
export async function showCases({ table }: TableContext, cases: readonly Case[]): Promise<CaseRow[]> {
  const people = await findMembers(
    table,
    cases.flatMap(({ authorId, decidedBy }) => [authorId, ...(decidedBy === null ? [] : [decidedBy])]),
  );
  const personOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? Person.parse(person) : null;
  };
  return cases.map((one) => ({
    ...one,
    author: personOf(one.authorId),
    moderator: personOf(one.decidedBy),
  }));
}

export async function getCase(context: TableContext, id: string): Promise<CaseRow> {
  const stored = await caseRecord.get(context.table, { id });
  const [shown] = await showCases(context, [Case.parse(stored)]);
  return orThrow(shown, 'CASE_NOT_FOUND');
}
