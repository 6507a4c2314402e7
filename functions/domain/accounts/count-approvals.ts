import type { UserStatus } from '#shared/accounts/user.ts';
import { usersView } from './users-view.ts';

/** How many accounts wait for an admin to let them in. */
export async function countApprovals(): Promise<number> {
  const waiting = 'pending_admin' satisfies UserStatus;
  const tallies = await usersView
    .rows()
    .tally({ by: ['status'], where: [{ column: 'status', is: waiting }] });
  return tallies[0]?.count ?? 0;
}
