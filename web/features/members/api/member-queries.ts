import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getUserProfile,
  listFollowers,
  listFollowing,
  listOldAvatars,
  listOldCovers,
  listRelations,
  type PictureSlot,
  type RelationKind,
  searchUsers,
} from '#shared/members/index.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const memberKeys = {
  profile: (id: string) => [...roots.members, 'profile', id] as const,
  follows: (id: string) => [...roots.members, 'follows', id] as const,
  pictures: [...roots.members, 'pictures'] as const,
  relations: [...roots.members, 'relations'] as const,
};

/** Returns the query of a member's profile as the signed-in user may see it. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: memberKeys.profile(id),
    queryFn: ({ signal }) => call(getUserProfile, { params: { id }, signal }),
    staleTime: 60_000,
  });

export type FollowDirection = 'followers' | 'following';
const follows = { followers: listFollowers, following: listFollowing };

export const followsQuery = (id: string, way: FollowDirection) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.follows(id), way],
    queryFn: ({ pageParam, signal }) =>
      call(follows[way], { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

const old = { avatar: listOldAvatars, cover: listOldCovers };

export const oldPicturesQuery = (slot: PictureSlot) =>
  queryOptions({
    queryKey: [...memberKeys.pictures, slot],
    queryFn: ({ signal }) => call(old[slot], { signal }),
  });

export const foundUsersQuery = (q: string) => ({
  ...apiQuery(searchUsers, { query: { q } }),
  enabled: q !== '',
  staleTime: 60_000,
});

export const relationsQuery = (kind: RelationKind) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.relations, kind],
    queryFn: ({ pageParam, signal }) => call(listRelations, { query: { kind, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
