import { UserSummary } from '#shared/accounts/user.ts';
import type { Role } from '#shared/contract/access.ts';

/** The signed-in person to whom a member is shown. */
export type Viewer = { userId: string; role: Role };

/**
 * A member in a list of members. How far an identity check has come, or that staff locked somebody, is between them and
 * the admins: everybody else reads only that somebody is active.
 */
export function summaryFor({ userId, role }: Viewer, member: UserSummary): UserSummary {
  const summary = UserSummary.parse(member);
  const seesAll = summary.id === userId || role === 'admin';
  return seesAll || summary.status === 'active' ? summary : { ...summary, status: null };
}
