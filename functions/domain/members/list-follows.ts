import type { listFollowers as contract } from '#shared/members/follow.contract.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { countsOf, followedMembers, StoredFollow } from './follows.ts';
import { requireMember } from './view-member.ts';
import { memberKeys } from './member-keys.ts';
import { summaryFor, type Viewer } from './member-summary.ts';
import { relationsOf } from './relations.ts';

type FollowQuery = QueryOf<typeof contract> & { id: string; viewer: Viewer };
type Way = 'followers' | 'following';

/** Lists followers or followed members, without those who are hidden from the viewer. */
export async function listFollows(
  context: Context,
  way: Way,
  { id, viewer, take, cursor }: FollowQuery,
): Promise<ReplyOf<typeof contract>> {
  const { table } = context;
  await requireMember(context, viewer, id);
  const asked =
    way === 'followers'
      ? ({ index: 'gsi2', pk: memberKeys.followers(id) } as const)
      : ({ index: 'gsi1', pk: memberKeys.following(id) } as const);
  const [{ items, cursor: next }, counts, relations] = await Promise.all([
    table.list({ ...asked, newestFirst: true, limit: take, cursor }, StoredFollow),
    countsOf(table, id),
    relationsOf(table, viewer.userId),
  ]);
  const ids = items
    .map(({ followerId, followedId }) => (way === 'followers' ? followerId : followedId))
    .filter((one) => !relations.isApart(one));
  const [known, followed] = await Promise.all([
    findMembers(table, ids),
    followedMembers(table, viewer.userId, ids),
  ]);
  return {
    data: ids.flatMap((one) => {
      const member = known.get(one);
      const isThere = member && member.status !== 'inactive';
      return isThere ? [{ ...summaryFor(viewer, member), follows: followed.has(one) }] : [];
    }),
    total: counts[way],
    nextCursor: next ?? null,
  };
}
