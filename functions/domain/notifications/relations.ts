import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';

/**
 * What members are to each other, as far as notifications ask: by the keys their own area writes.
 *
 *   has this member blocked or muted that one    pk BLOCK#<owner>     sk <other>
 *   does this member follow that one             pk FOLLOW#<follower> sk <followed>
 */
const blockKey = (ownerId: string, otherId: string) => ({ pk: `BLOCK#${ownerId}`, sk: otherId });
const followKey = (followerId: string, followedId: string) => ({
  pk: `FOLLOW#${followerId}`,
  sk: followedId,
});

const Block = z.object({ kind: z.enum(['block', 'mute']) });
const Follow = z.object({ followedId: z.string() });

/** As many friends as hear of one birthday. */
export const mostFriends = 100;

/** Whether somebody is to hear of what another did: not of whom they muted, nor where either blocked the other. */
export async function mayTell(
  table: Table,
  receiverId: string,
  actorId: string | undefined,
): Promise<boolean> {
  if (actorId === undefined) return true;
  if (actorId === receiverId) return false;
  const [mine, theirs] = await table.getMany([
    [blockKey(receiverId, actorId), Block],
    [blockKey(actorId, receiverId), Block],
  ]);
  return mine === undefined && theirs?.kind !== 'block';
}

/** Whether a follower still does: a press may have been taken back before it was told. */
export const follows = async (table: Table, followerId: string, followedId: string): Promise<boolean> =>
  (await table.get(followKey(followerId, followedId), Follow)) !== undefined;

/** Those a member follows and who follow back. */
export async function friendsOf(table: Table, userId: string): Promise<string[]> {
  const { items } = await table.list({ pk: `FOLLOW#${userId}`, limit: mostFriends }, Follow);
  const back = await table.getMany(
    items.map(({ followedId }) => [followKey(followedId, userId), Follow] as const),
  );
  return items.flatMap(({ followedId }, place) => (back[place] ? [followedId] : []));
}
