import { readPersonalNumber } from '../identity/personal-number.ts';

/** Kinds of invoice recipients. */
export const profileKinds = ['person', 'company', 'budget'] as const;
export type ProfileKind = (typeof profileKinds)[number];

export const maxProfiles = 20;

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/** Checks a tax code: ten digits, of which the last is a check digit, and three more for a branch. */
export function isTaxCode(code: string): boolean {
  const [, ten = ''] = /^(\d{10})(?:-\d{3})?$/.exec(code) ?? [];
  if (!ten) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(ten[place]), 0);
  return 10 - (sum % 11) === Number(ten[9]);
}

/** Code of a unit that spends the state budget: seven digits. */
const budgetCode = /^\d{7}$/;

/** Tells whether a number fits the kind of buyer. A person needs none. */
export function fitsKind(kind: ProfileKind, code: string): boolean {
  if (kind === 'person') return code === '' || readPersonalNumber(code) !== undefined || isTaxCode(code);
  if (kind === 'budget') return budgetCode.test(code) || isTaxCode(code);
  return isTaxCode(code);
}
