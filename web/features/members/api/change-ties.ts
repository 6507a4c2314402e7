import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  blockMember,
  follow,
  muteMember,
  type RelationKind,
  unblockMember,
  unfollow,
  unmuteMember,
} from '#shared/members/index.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { followed } from '../rules/followed.ts';
import { memberKeys, memberQuery } from './member-queries.ts';

type FollowState = { following: boolean; totalFollowers: number };

/** Follows or unfollows a member: shown at once, reverted if the server refuses. */
export function useSetFollow(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = memberQuery(id);
  return useMutation<FollowState, ApiError, boolean, MemberProfile | undefined>({
    scope: { id: `follow-${id}` },
    mutationFn: (wanted) => call(wanted ? follow : unfollow, { params: { id } }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (profile) => profile && followed(profile, wanted));
      return before;
    },
    onError: (_error, _wanted, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: roots.members }),
  });
}

const calls = {
  block: { on: blockMember, off: unblockMember },
  mute: { on: muteMember, off: unmuteMember },
};

export type Relate = { id: string; kind: RelationKind; wanted: boolean };

/** Blocks or mutes a member, or reverts either. */
export function useRelate() {
  const queryClient = useQueryClient();
  return useMutation<{ blocked: boolean; muted: boolean }, ApiError, Relate>({
    mutationFn: ({ id, kind, wanted }) => call(calls[kind][wanted ? 'on' : 'off'], { params: { id } }),
    onSuccess: ({ blocked, muted }, { id }) => {
      queryClient.setQueryData(
        memberQuery(id).queryKey,
        (profile) => profile && { ...profile, ties: { ...profile.ties, blocked, muted } },
      );
      return queryClient.invalidateQueries({ queryKey: memberKeys.relations });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: roots.members }),
  });
}
