import { Referrer } from '#shared/accounts/user.ts';
import type { StaffPrivacyRequest, StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

/** Privacy requests as staff see them, with the member who asked. */
export async function toPrivacyRows(
  { table }: TableContext,
  found: readonly StaffPrivacyRequest[],
): Promise<StaffPrivacyRow[]> {
  const known = await findMembers(
    table,
    found.map(({ userId }) => userId),
  );
  return found.map((request) => {
    const who = known.get(request.userId);
    return { ...request, who: who ? Referrer.parse(who) : null };
  });
}
