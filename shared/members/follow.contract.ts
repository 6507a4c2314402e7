import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { MemberName, MemberRow } from './member.ts';

/** Maximum number of followed members; more than anybody reads. */
export const maxFollowed = 5000;

const FollowState = z.object({ following: z.boolean(), totalFollowers: z.int() });

export const follow = defineRoute({
  name: 'members/follow',
  summary: 'Follow a member; said twice it is said once',
  method: 'POST',
  path: '/users/{id}/follow',
  access: 'active-member',
  params: MemberName,
  reply: FollowState,
  errors: ['USER_NOT_FOUND', 'KYC_REQUIRED', 'MEMBER_SELF', 'MEMBER_BLOCKED', 'FOLLOWS_FULL'],
  limit: { calls: 120, seconds: 300 },
});

export const unfollow = defineRoute({
  name: 'members/unfollow',
  summary: 'Follow a member no longer',
  method: 'DELETE',
  path: '/users/{id}/follow',
  access: 'member',
  params: MemberName,
  reply: FollowState,
  errors: ['USER_NOT_FOUND'],
  limit: { calls: 120, seconds: 300 },
});

const list = {
  method: 'GET',
  access: 'member',
  params: MemberName,
  query: z.object({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(MemberRow), total: z.int(), nextCursor: z.string().nullable() }),
  errors: ['USER_NOT_FOUND', 'BAD_CURSOR'],
} as const;

export const listFollowers = defineRoute({
  ...list,
  name: 'members/list-followers',
  summary: 'Who follows a member, newest first',
  path: '/users/{id}/followers',
});

export const listFollowing = defineRoute({
  ...list,
  name: 'members/list-following',
  summary: 'Whom a member follows, newest first',
  path: '/users/{id}/following',
});
