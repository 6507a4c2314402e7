import type { ReferralFacts, ReferralRow } from '#shared/referrals/referrals.contract.ts';
import { type OwnedFact, defaultVisibility } from '#shared/members/profile-choices.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { codesOf } from './lineage.ts';
import type { NetworkViewing } from './network-access.ts';
import type { StoredReferral } from './referrals-view.ts';

/** Start of the month in Vietnam; only staff need to know the day. */
export const monthOf = (moment: string): string =>
  new Date(`${dayInVietnam(Date.parse(moment)).slice(0, 7)}-01T00:00:00+07:00`).toISOString();

/** Birthday without the year. */
const birthdayOf = (day: string): string => day.slice(5);

/** Tells whether a fact is shown. Only the direct referrer counts as near to the member. */
function shows(kept: StoredReferral, fact: OwnedFact, looker: string): boolean {
  const seenBy = kept.seenBy[fact] ?? defaultVisibility[fact];
  if (kept.referrerId === looker) return seenBy !== 'nobody';
  // Contact data is shown to the direct referrer, never to referrers further up.
  return seenBy === 'everybody' && fact !== 'email' && fact !== 'phoneNumber';
}

type Place = { count: number; index: string };

/** Member of a network as the viewer may see them. */
export function toReferral(
  kept: StoredReferral,
  { owner, looker, isStaff }: NetworkViewing,
  { count, index }: Place,
): ReferralFacts {
  const { seenBy: _seenBy, lineage, ...facts } = kept;
  const level = codesOf(lineage).length - codesOf(owner.lineage).length;
  const placed = {
    isActive: kept.status === 'active',
    referralsCount: count,
    level,
    hierarchicalIndex: index,
  };
  if (isStaff) return { ...facts, ...placed };
  const only = <T>(fact: OwnedFact, value: T): T | null => (shows(kept, fact, looker.id) ? value : null);
  const isDirect = kept.referrerId === looker.id;
  return {
    ...facts,
    ...placed,
    email: only('email', kept.email),
    phoneNumber: only('phoneNumber', kept.phoneNumber),
    dob: kept.dob === null ? null : only('dob', birthdayOf(kept.dob)),
    gender: only('gender', kept.gender),
    country: only('country', kept.country),
    referrerSaid: isDirect ? kept.referrerSaid : null,
    createdAt: monthOf(kept.createdAt),
    updatedAt: monthOf(kept.createdAt),
    verificationDate: kept.verificationDate && monthOf(kept.verificationDate),
  };
}

export const withChildren = (row: ReferralFacts, referrals: ReferralFacts[] = []): ReferralRow => ({
  ...row,
  referrals,
});
