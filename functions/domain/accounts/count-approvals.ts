import { awaited } from '#shared/people/approval-choices.ts';
import { usersView } from './users-view.ts';

/** How many wait for an admin: to be let in, or to have their papers believed. */
export async function countApprovals(): Promise<number> {
  const [all] = await usersView.rows().tally({ by: [], where: [{ column: 'status', among: [...awaited] }] });
  return all?.count ?? 0;
}
