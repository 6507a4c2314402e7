import type { MemberProfile } from '#shared/members/member.ts';
import { type OwnedFact, ownedFacts } from '#shared/members/profile-choices.ts';
import { type Distance, maySee, withoutYear } from '#shared/members/visibility.ts';

/** From where one's own profile can be looked at, to see what others see. */
export const lookouts = ['self', 'near', 'member'] as const satisfies readonly Distance[];
export type Lookout = (typeof lookouts)[number];

/** One's own profile as it looks from there; the server decides by the same rule. */
export function seenFrom(profile: MemberProfile, from: Lookout): MemberProfile {
  if (from === 'self' || !profile.seenBy) return profile;
  const { seenBy } = profile;
  const hidden = ownedFacts.filter((fact) => !maySee(fact, seenBy, from));
  const shown = {
    ...profile,
    ...(Object.fromEntries(hidden.map((fact) => [fact, null])) as Partial<Record<OwnedFact, null>>),
  };
  return { ...shown, dob: shown.dob && withoutYear(shown.dob) };
}

/** `1992-03-14` as 14/03/1992, `--03-14` as 14/03. */
export function showBirthday(day: string): string {
  const [, year, month, date] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return [date, month, year === '-' ? undefined : year].filter(Boolean).join('/');
}

/** Without what every address begins with. */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
