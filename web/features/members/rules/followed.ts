import type { MemberProfile } from '#shared/members/member.ts';

/** A member as they are once somebody follows them, or no longer does. Said twice, it counts once. */
export const followed = (profile: MemberProfile, wanted: boolean): MemberProfile =>
  profile.ties.follows === wanted
    ? profile
    : {
        ...profile,
        totalFollowers: Math.max(0, profile.totalFollowers + (wanted ? 1 : -1)),
        ties: { ...profile.ties, follows: wanted },
      };
