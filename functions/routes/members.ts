import * as members from '#shared/members/index.ts';
import { relate, unrelate } from '#functions/domain/members/block-member.ts';
import * as follows from '#functions/domain/members/follows.ts';
import { listFollows } from '#functions/domain/members/list-follows.ts';
import * as listing from '#functions/domain/members/list-relations.ts';
import { viewMember, requireMember } from '#functions/domain/members/view-member.ts';
import { choosePicture, listOldPictures, readPicture } from '#functions/domain/members/pictures.ts';
import { readConfig, updateConfig } from '#functions/domain/members/preferences.ts';
import { searchMembers } from '#functions/domain/members/search-members.ts';
import * as updating from '#functions/domain/members/update-profile.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const blockMember = httpRoute(members.blockMember, async ({ actor, params, table, now }) => {
  await requireMember({ table, now }, actor, params.id);
  return relate({ table, now }, { ownerId: actor.userId, otherId: params.id, kind: 'block' });
});

export const follow = httpRoute(members.follow, async ({ actor, params, table, now }) => {
  const pair = { followerId: actor.userId, followedId: params.id };
  await requireMember({ table, now }, actor, params.id);
  await follows.follow({ table, now }, pair);
  return follows.followState({ table, now }, pair);
});

export const getAvatar = httpRoute(members.getAvatar, ({ actor, table, now }) =>
  readPicture({ table, now }, { userId: actor.userId, slot: 'avatar' }),
);

export const getCover = httpRoute(members.getCover, ({ actor, table, now }) =>
  readPicture({ table, now }, { userId: actor.userId, slot: 'cover' }),
);

export const getUserProfile = httpRoute(members.getUserProfile, ({ actor, params, table, now }) =>
  viewMember({ table, now }, actor, params.id),
);

export const getUser = httpRoute(members.getUser, ({ actor, params, table, now }) =>
  viewMember({ table, now }, actor, params.id),
);

export const getUsersConfig = httpRoute(members.getUsersConfig, async ({ actor, table, now }) => [
  await readConfig({ table, now }, actor.userId),
]);

export const listFollowers = httpRoute(members.listFollowers, ({ actor, params, query, table, now }) =>
  listFollows({ table, now }, 'followers', { ...query, id: params.id, viewer: actor }),
);

export const listFollowing = httpRoute(members.listFollowing, ({ actor, params, query, table, now }) =>
  listFollows({ table, now }, 'following', { ...query, id: params.id, viewer: actor }),
);

export const listOldAvatars = httpRoute(members.listOldAvatars, ({ actor, table, now }) =>
  listOldPictures({ table, now }, { userId: actor.userId, slot: 'avatar' }),
);

export const listOldCovers = httpRoute(members.listOldCovers, ({ actor, table, now }) =>
  listOldPictures({ table, now }, { userId: actor.userId, slot: 'cover' }),
);

export const listRelations = httpRoute(members.listRelations, ({ actor, query, table, now }) =>
  listing.listRelations({ table, now }, { ...query, ownerId: actor.userId }),
);

export const muteMember = httpRoute(members.muteMember, async ({ actor, params, table, now }) => {
  await requireMember({ table, now }, actor, params.id);
  return relate({ table, now }, { ownerId: actor.userId, otherId: params.id, kind: 'mute' });
});

export const searchUsers = httpRoute(members.searchUsers, ({ actor, query, table, now }) =>
  searchMembers({ table, now }, actor, query.q),
);

export const unblockMember = httpRoute(members.unblockMember, ({ actor, params, table, now }) =>
  unrelate({ table, now }, { ownerId: actor.userId, otherId: params.id, kind: 'block' }),
);

export const unfollow = httpRoute(members.unfollow, async ({ actor, params, table, now }) => {
  const pair = { followerId: actor.userId, followedId: params.id };
  // Unfollowing always succeeds, but the number of followers is returned only for a member whom the caller can
  // see.
  await follows.unfollow({ table, now }, pair);
  await requireMember({ table, now }, actor, params.id);
  return follows.followState({ table, now }, pair);
});

export const unmuteMember = httpRoute(members.unmuteMember, ({ actor, params, table, now }) =>
  unrelate({ table, now }, { ownerId: actor.userId, otherId: params.id, kind: 'mute' }),
);

export const updateAvatar = httpRoute(members.updateAvatar, async ({ actor, body, table, now }) => {
  const { avatarUrl: address, originalFileName } = body;
  const own = { userId: actor.userId, slot: 'avatar', address, originalFileName } as const;
  const file = await choosePicture({ table, now }, own);
  return { fileUrl: file?.fileUrl ?? null, file };
});

export const updateCover = httpRoute(members.updateCover, async ({ actor, body, table, now }) => {
  const { coverUrl: address, originalFileName } = body;
  const own = { userId: actor.userId, slot: 'cover', address, originalFileName } as const;
  const file = await choosePicture({ table, now }, own);
  return { fileUrl: file?.fileUrl ?? null, file };
});

export const updateProfile = httpRoute(members.updateProfile, ({ actor, params, body, table, now }) =>
  updating.updateProfile({ table, now }, actor, { id: params.id, draft: body }),
);

export const updateUser = httpRoute(members.updateUser, ({ actor, params, body, table, now }) =>
  updating.updateProfile({ table, now }, actor, { id: params.id, draft: body }),
);

export const updateUsersConfig = httpRoute(members.updateUsersConfig, ({ actor, params, body, table, now }) =>
  updateConfig({ table, now }, actor, { id: params.id, ...body }),
);
