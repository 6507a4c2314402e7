import * as members from '#shared/members/index.ts';
import { type Area, read, route, write } from './area.ts';

export const membersArea: Area = {
  name: 'members',
  routes: [
    // Needs write access, because the admin's viewing is recorded.
    route(members.getUser, write),
    route(members.getUserProfile, write),
    route(members.updateProfile, write),
    route(members.updateUser, write),

    route(members.follow, write),
    route(members.unfollow, write),
    route(members.listFollowers, { ...read, indexes: ['gsi1', 'gsi2'] }),
    route(members.listFollowing, { ...read, indexes: ['gsi1', 'gsi2'] }),

    route(members.blockMember, write),
    route(members.unblockMember, write),
    route(members.muteMember, write),
    route(members.unmuteMember, write),
    route(members.listRelations, read),

    route(members.getAvatar, read),
    route(members.getCover, read),
    route(members.listOldAvatars, read),
    route(members.listOldCovers, read),
    route(members.updateAvatar, write),
    route(members.updateCover, write),

    route(members.searchUsers, { ...write, views: ['users'], indexes: ['gsi1'] }),

    route(members.getUsersConfig, read),
    route(members.updateUsersConfig, write),
  ],
};
