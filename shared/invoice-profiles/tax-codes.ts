import { readPersonalNumber } from '../identity/personal-number.ts';

/** For whom invoices are made out. */
export const profileKinds = ['person', 'company', 'budget'] as const;
export type ProfileKind = (typeof profileKinds)[number];

export const mostProfiles = 20;

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/** Ten digits of which the last follows from the nine before, and three more for a branch. */
export function isTaxCode(code: string): boolean {
  const [, ten = ''] = /^(\d{10})(?:-\d{3})?$/.exec(code) ?? [];
  if (!ten) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(ten[place]), 0);
  return 10 - (sum % 11) === Number(ten[9]);
}

/** A unit that spends the state's money: seven digits. */
const budgetCode = /^\d{7}$/;

/** Whether a number can be one of this kind of buyer. A person needs none. */
export function fitsKind(kind: ProfileKind, code: string): boolean {
  if (kind === 'person') return code === '' || readPersonalNumber(code) !== undefined || isTaxCode(code);
  if (kind === 'budget') return budgetCode.test(code) || isTaxCode(code);
  return isTaxCode(code);
}
