import * as z from 'zod';
import { Referrer } from '../accounts/user.ts';
import { defineRoute } from '../contract/route.ts';
import { MemberName } from './member.ts';

export const relationKinds = ['block', 'mute'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** Maximum number of blocked and of muted members, each. */
export const maxRelations = 500;

const Standing = z.object({ blocked: z.boolean(), muted: z.boolean() });

const change = {
  access: 'member',
  params: MemberName,
  reply: Standing,
  errors: ['USER_NOT_FOUND', 'MEMBER_SELF', 'RELATIONS_FULL'],
  limit: { calls: 60, seconds: 300 },
} as const;
const undo = { ...change, errors: [] } as const;

export const blockMember = defineRoute({
  ...change,
  name: 'members/block-member',
  summary: 'Block a member: neither sees, follows or tags the other any more; they are not told',
  method: 'POST',
  path: '/users/{id}/block',
});

export const unblockMember = defineRoute({
  ...undo,
  name: 'members/unblock-member',
  summary: 'Take a block back; who followed whom stays ended',
  method: 'DELETE',
  path: '/users/{id}/block',
});

export const muteMember = defineRoute({
  ...change,
  name: 'members/mute-member',
  summary: 'Hear nothing of a member; they are not told',
  method: 'POST',
  path: '/users/{id}/mute',
});

export const unmuteMember = defineRoute({
  ...undo,
  name: 'members/unmute-member',
  summary: 'Hear of a member again',
  method: 'DELETE',
  path: '/users/{id}/mute',
});

export const listRelations = defineRoute({
  name: 'members/list-relations',
  summary: 'Whom one blocked or muted',
  method: 'GET',
  path: '/users/relations',
  access: 'member',
  query: z.object({
    kind: z.enum(relationKinds).default('block'),
    take: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    data: z.array(z.object({ user: Referrer, kind: z.enum(relationKinds), at: z.string() })),
    nextCursor: z.string().nullable(),
  }),
  errors: ['BAD_CURSOR'],
});
