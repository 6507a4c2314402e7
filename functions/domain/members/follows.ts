import * as z from 'zod';
import { maxFollowed } from '#shared/members/follow.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import {
  check,
  create,
  type Item,
  type Operation,
  remove,
} from '#functions/platform/table/table-operations.ts';
import { countOf, countUpTo, MemberCounts, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { checkOpen, memberPlaces } from '#functions/domain/accounts/member-reads.ts';
import { memberKeys } from './member-keys.ts';

export const StoredFollow = z.object({ followerId: z.string(), followedId: z.string(), at: z.string() });
export type StoredFollow = z.infer<typeof StoredFollow>;

export const followItem = (follow: StoredFollow): Item => ({
  ...memberKeys.follow(follow.followerId, follow.followedId),
  ...memberKeys.followPlaces(follow.followerId, follow.followedId, follow.at),
  entity: 'follow',
  ...follow,
});

type Pair = { followerId: string; followedId: string };

const missing = { pk: { missing: true } } as const;
const present = { pk: { present: true } } as const;

export const countsOf = async (table: Pick<Table, 'get'>, userId: string): Promise<MemberCounts> =>
  (await table.get(memberPlaces.counts(userId), MemberCounts)) ?? noCounts;

/** Operations that end a follow and lower both counters, on condition that the follow exists. */
export const unfollowWrites = <const R extends string>(
  { followerId, followedId }: Pair,
  refusal: R,
): Operation<R>[] => [
  remove(memberKeys.follow(followerId, followedId), { when: present, refusal }),
  countOf(followerId, { following: -1 }),
  countOf(followedId, { followers: -1 }),
];

/** Condition that neither blocks the other at the moment of the write. */
const apart = <const R extends string>(owner: string, other: string, refusal: R): Operation<R> =>
  check(memberKeys.relation(owner, 'block', other), { when: missing, refusal });

/** Follows a member and moves both counters in one transaction; an existing follow stays. */
export async function follow({ table, now }: Context, { followerId, followedId }: Pair): Promise<void> {
  if (followerId === followedId) throw new AppError('MEMBER_SELF');
  const refusal = await table.write([
    create(followItem({ followerId, followedId, at: now().toISOString() }), { refusal: 'so already' }),
    checkOpen(followedId, 'USER_NOT_FOUND'),
    apart(followedId, followerId, 'USER_NOT_FOUND'),
    apart(followerId, followedId, 'MEMBER_BLOCKED'),
    countUpTo(followerId, 'following', { most: maxFollowed, refusal: 'FOLLOWS_FULL' }),
    countOf(followedId, { followers: 1 }),
  ]);
  if (refusal && refusal !== 'so already')
    throw new AppError(refusal, refusal === 'FOLLOWS_FULL' ? { params: { limit: maxFollowed } } : {});
}

/** Ends a follow. Members cannot follow themselves, so that case is skipped. */
export async function unfollow({ table }: Context, pair: Pair): Promise<void> {
  if (pair.followerId !== pair.followedId) await table.write(unfollowWrites(pair, 'not so'));
}

/** State of the follow button beside a member. */
export async function followState({ table }: Context, pair: Pair) {
  const [tie, counts] = await table.getMany([
    [memberKeys.follow(pair.followerId, pair.followedId), StoredFollow],
    [memberPlaces.counts(pair.followedId), MemberCounts],
  ]);
  return { following: tie !== undefined, totalFollowers: counts?.followers ?? 0 };
}

/** Those of the given members whom somebody follows. */
export async function followedMembers(
  table: Pick<Table, 'getMany'>,
  followerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const ties = await table.getMany(
    ids.map((id) => [memberKeys.follow(followerId, id), StoredFollow] as const),
  );
  return new Set(ties.flatMap((tie) => (tie ? [tie.followedId] : [])));
}

/** Returns whether the follow still exists; it may have been undone before its notification is sent. */
export const follows = async (
  table: Pick<Table, 'get'>,
  followerId: string,
  followedId: string,
): Promise<boolean> =>
  (await table.get(memberKeys.follow(followerId, followedId), StoredFollow)) !== undefined;

/** All members whom somebody follows, latest follow first. */
export async function followedBy(table: Pick<Table, 'list'>, userId: string): Promise<string[]> {
  const asked = {
    index: 'gsi1',
    pk: memberKeys.following(userId),
    newestFirst: true,
    limit: maxFollowed,
  } as const;
  return (await table.list(asked, StoredFollow)).items.map(({ followedId }) => followedId);
}

/** Maximum number of friends who are notified of a birthday. */
const maxFriends = 100;

/** Members whom somebody follows and who follow back. */
export async function friendsOf(table: Pick<Table, 'list' | 'getMany'>, userId: string): Promise<string[]> {
  const asked = { index: 'gsi1', pk: memberKeys.following(userId), limit: maxFriends } as const;
  const ids = (await table.list(asked, StoredFollow)).items.map(({ followedId }) => followedId);
  const back = await table.getMany(ids.map((id) => [memberKeys.follow(id, userId), StoredFollow] as const));
  return ids.filter((_, place) => back[place] !== undefined);
}
