import type { MemberProfile } from '#shared/members/member.ts';

/** Returns a profile after following or unfollowing; a repeat changes nothing. */
export const followed = (profile: MemberProfile, wanted: boolean): MemberProfile =>
  profile.ties.follows === wanted
    ? profile
    : {
        ...profile,
        totalFollowers: Math.max(0, profile.totalFollowers + (wanted ? 1 : -1)),
        ties: { ...profile.ties, follows: wanted },
      };
