import type { MemberProfile } from '#shared/members/member.ts';
import { type OwnedFact, ownedFacts } from '#shared/members/profile-choices.ts';
import { type Distance, maySee, withoutYear } from '#shared/members/visibility.ts';

/** Viewpoints from which the own profile can be previewed. */
export const viewAsOptions = ['self', 'near', 'member'] as const satisfies readonly Distance[];
export type ViewAs = (typeof viewAsOptions)[number];

/** Returns the own profile as others see it; the server applies the same rule. */
export function viewAs(profile: MemberProfile, from: ViewAs): MemberProfile {
  if (from === 'self' || !profile.seenBy) return profile;
  const { seenBy } = profile;
  const hidden = ownedFacts.filter((fact) => !maySee(fact, seenBy, from));
  const shown = {
    ...profile,
    ...(Object.fromEntries(hidden.map((fact) => [fact, null])) as Partial<Record<OwnedFact, null>>),
  };
  return { ...shown, dob: shown.dob && withoutYear(shown.dob) };
}

/** Formats `1992-03-14` as 14/03/1992 and `--03-14` as 14/03. */
export function showBirthday(day: string): string {
  const [, year, month, date] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return [date, month, year === '-' ? undefined : year].filter(Boolean).join('/');
}

/** Returns an address without its protocol and `www.`. */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
