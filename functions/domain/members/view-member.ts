import type { MemberProfile, Ties } from '#shared/members/member.ts';
import { type OwnedFact } from '#shared/members/profile-choices.ts';
import { type Distance, maySee, withoutYear } from '#shared/members/visibility.ts';
import { Referrer } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import { monthInVietnam } from '#shared/values/vietnam-day.ts';
import { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { MemberCounts, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { memberPlaces } from '#functions/domain/accounts/member-reads.ts';
import { findSuppression } from '#functions/domain/mail/suppression.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { StoredFollow } from './follows.ts';
import { memberKeys } from './member-keys.ts';
import { summaryFor, type Viewer } from './member-summary.ts';
import { StoredRelation } from './relations.ts';

type MemberFacts = { profile: Profile; counts: MemberCounts; ties: Ties; viewer: Profile | undefined };

/** Reads everything between two members in one request. Undefined if the member is hidden from the viewer. */
async function lookUp(
  { table }: Context,
  { userId, role }: Viewer,
  id: string,
): Promise<MemberFacts | undefined> {
  const [profile, viewer, counts, follows, back, blocked, muted, blocking] = await table.getMany([
    [memberPlaces.profile(id), Profile],
    [memberPlaces.profile(userId), Profile],
    [memberPlaces.counts(id), MemberCounts],
    [memberKeys.follow(userId, id), StoredFollow],
    [memberKeys.follow(id, userId), StoredFollow],
    [memberKeys.relation(userId, 'block', id), StoredRelation],
    [memberKeys.relation(userId, 'mute', id), StoredRelation],
    [memberKeys.relation(id, 'block', userId), StoredRelation],
  ]);
  if (!profile) return undefined;
  const isOpen = userId === id || role === 'admin';
  // A member who never confirmed the address is hidden, since the address may belong to a stranger.
  const isHidden = blocking !== undefined || profile.status === 'inactive' || profile.status === 'pending';
  if (isHidden && !isOpen) return undefined;
  const ties: Ties = {
    isMe: userId === id,
    follows: follows !== undefined,
    followsBack: back !== undefined,
    blocked: blocked !== undefined,
    muted: muted !== undefined,
  };
  return { profile, counts: counts ?? noCounts, ties, viewer };
}

/** Distance between two members. They are near if they follow each other, or if one referred the other. */
function distanceOf({ profile, ties, viewer }: MemberFacts, { userId, role }: Viewer): Distance {
  if (ties.isMe) return 'self';
  if (role === 'admin') return 'admin';
  const isFamily = profile.referrerId === userId || viewer?.referrerId === profile.id;
  return isFamily || (ties.follows && ties.followsBack) ? 'near' : 'member';
}

/** Profile of a member as the viewer may see it. */
function toMemberProfile(
  { profile, counts, ties }: MemberFacts,
  looker: Viewer,
  from: Distance,
  referrer: Profile | undefined,
): Omit<MemberProfile, 'mailSuppression'> {
  const isWhole = from === 'self' || from === 'admin';
  const shown = <F extends OwnedFact>(fact: F): Profile[F] | null =>
    maySee(fact, profile.seenBy, from) ? profile[fact] : null;
  const dob = shown('dob');
  return {
    ...summaryFor(looker, profile),
    coverUrl: profile.coverUrl,
    bio: shown('bio'),
    website: shown('website'),
    email: shown('email'),
    phoneNumber: shown('phoneNumber'),
    phoneVerified: profile.phoneVerifiedAt !== null && maySee('phoneNumber', profile.seenBy, from),
    dob: dob && !isWhole ? withoutYear(dob) : dob,
    gender: shown('gender'),
    country: shown('country'),
    isActive: isWhole || profile.status === 'active' ? profile.status === 'active' : null,
    memberSince: monthInVietnam(Date.parse(profile.createdAt)),
    referrer: referrer && isWhole ? Referrer.parse(referrer) : null,
    rejectedReason: isWhole ? profile.rejectedReason : null,
    askedFor: isWhole ? profile.askedFor : null,
    seenBy: isWhole ? profile.seenBy : null,
    updatedAt: isWhole ? profile.updatedAt : null,
    totalReferrals: counts.referrals,
    totalFollowers: counts.followers,
    totalFollowing: counts.following,
    totalPosts: counts.posts,
    ties,
  };
}

/** Profile of a member as far as the viewer may see it. Admins see everything, and their look is recorded. */
export async function viewMember(context: Context, viewer: Viewer, id: string): Promise<MemberProfile> {
  const known = await lookUp(context, viewer, id);
  if (!known) throw new AppError('USER_NOT_FOUND');
  const from = distanceOf(known, viewer);
  const { referrerId } = known.profile;
  const isWhole = from === 'self' || from === 'admin';
  const [referrer, mailSuppression] = await Promise.all([
    referrerId && isWhole ? findProfile(context, referrerId) : undefined,
    isWhole ? findSuppression(context, known.profile.email) : null,
  ]);
  if (from === 'admin')
    await context.table.write([activityLine({ entity: 'user', recordId: id, act: 'looked', fields: [] })]);
  return { ...toMemberProfile(known, viewer, from, referrer), mailSuppression };
}

/** Requires that a member is visible to the viewer, for lists and actions that need nothing else. */
export async function requireMember(context: Context, viewer: Viewer, id: string): Promise<void> {
  if (!(await lookUp(context, viewer, id))) throw new AppError('USER_NOT_FOUND');
}
