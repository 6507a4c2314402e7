import { passwordLength } from '#shared/accounts/user.ts';

export const strengths = ['short', 'weak', 'fair', 'strong'] as const;
export type Strength = (typeof strengths)[number];

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Returns a hint, not a rule: length counts most, variety helps, repetition does not. */
export function passwordStrength(password: string): Strength {
  if (password.length < passwordLength.min) return 'short';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 'weak';
  const score = Math.min(4, Math.floor(password.length / 4)) + variety;
  return score >= 6 ? 'strong' : score >= 4 ? 'fair' : 'weak';
}
