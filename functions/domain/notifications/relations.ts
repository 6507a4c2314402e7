import { follows, friendsOf } from '#functions/domain/members/follows.ts';
import { isSilenced } from '#functions/domain/members/relations.ts';
import type { Table } from '#functions/platform/table/table.ts';

export { follows, friendsOf };

/**
 * Returns whether a member should be notified of another's action: not if they muted the other, and not if
 * either blocked the other.
 */
export async function mayTell(
  table: Table,
  receiverId: string,
  actorId: string | undefined,
): Promise<boolean> {
  if (actorId === undefined) return true;
  if (actorId === receiverId) return false;
  return !(await isSilenced(table, { listener: receiverId, speaker: actorId }));
}
