import { follows, friendsOf } from '#functions/domain/members/follows.ts';
import { isSilenced } from '#functions/domain/members/relations.ts';
import type { Table } from '#functions/platform/table/table.ts';

export { follows, friendsOf };

/** Returns whether to notify a member of another's action: no mute by them, no block either way. */
export async function mayNotify(
  table: Table,
  receiverId: string,
  actorId: string | undefined,
): Promise<boolean> {
  if (actorId === undefined) return true;
  if (actorId === receiverId) return false;
  return !(await isSilenced(table, { listener: receiverId, speaker: actorId }));
}
