import { UserSummary } from '#shared/accounts/user.ts';
import type { Role } from '#shared/contract/access.ts';

/** Signed-in person who looks at a member. */
export type Viewer = { userId: string; role: Role };

/** Summary for lists. An identity check or a lock is visible to the member and admins only. */
export function summaryFor({ userId, role }: Viewer, member: UserSummary): UserSummary {
  const summary = UserSummary.parse(member);
  const seesAll = summary.id === userId || role === 'admin';
  return seesAll || summary.status === 'active' ? summary : { ...summary, status: null };
}
