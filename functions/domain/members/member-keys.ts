import type { PictureSlot } from '#shared/members/pictures.contract.ts';
import type { RelationKind } from '#shared/members/relations.contract.ts';

/**
 * Keys of relations between members.
 *
 *   follow of one member by another            pk FOLLOWS#<one>      sk FOLLOW#<that>
 *   members somebody follows, newest first     gsi1pk FOLLOWING#<id> gsi1sk <at>#<that>
 *   followers of a member, newest first        gsi2pk FOLLOWERS#<id> gsi2sk <at>#<who>
 *   block or mute of one member by another     pk RELATIONS#<one>    sk block#<that> | mute#<that>
 *   members somebody blocked or muted          pk RELATIONS#<id>
 *   members who block somebody                 gsi1pk BLOCKERS#<id>  gsi1sk <who>
 *   portraits and covers of a member           pk PICTURES#<id>      sk avatar#<file> | cover#<file>
 *   preferences of a member                    pk USER#<id>          sk PREFERENCES
 *
 * Counters of followers lie beside the profile (`accounts/member-counts.ts`).
 */
export const memberKeys = {
  follow: (followerId: string, followedId: string) => ({
    pk: `FOLLOWS#${followerId}`,
    sk: `FOLLOW#${followedId}`,
  }),
  following: (userId: string) => `FOLLOWING#${userId}`,
  followers: (userId: string) => `FOLLOWERS#${userId}`,
  followPlaces: (followerId: string, followedId: string, at: string) => ({
    gsi1pk: `FOLLOWING#${followerId}`,
    gsi1sk: `${at}#${followedId}`,
    gsi2pk: `FOLLOWERS#${followedId}`,
    gsi2sk: `${at}#${followerId}`,
  }),
  relation: (ownerId: string, kind: RelationKind, otherId: string) => ({
    pk: `RELATIONS#${ownerId}`,
    sk: `${kind}#${otherId}`,
  }),
  relations: (ownerId: string) => `RELATIONS#${ownerId}`,
  blockers: (userId: string) => `BLOCKERS#${userId}`,
  picture: (userId: string, slot: PictureSlot, id: string) => ({
    pk: `PICTURES#${userId}`,
    sk: `${slot}#${id}`,
  }),
  pictures: (userId: string) => `PICTURES#${userId}`,
  preferences: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PREFERENCES' }),
};
