import { fold } from '../values/text.ts';
import { birthProvinces } from './birth-provinces.ts';
import type { PaperField, PaperGender, PaperKind } from './identity-choices.ts';
import { readPersonalNumber } from './personal-number.ts';

/** Data typed from a paper. Days are YYYY-MM-DD; fields that this kind of paper does not have are empty. */
export type PaperFacts = Record<Exclude<PaperField, 'gender'>, string> & { gender: PaperGender };

export type PaperRule = {
  number: RegExp;
  /** Whether an expiry date is required; if not, an empty date means that the paper never expires. */
  mustExpire: boolean;
  /** Maximum validity in years. */
  maxYears?: number;
  /** Whether the number contains a province code, which the owner also enters. */
  namesProvince: boolean;
  /** Minimum age for a paper of one's own. */
  fromAge: number;
};

/** Legal rules for each kind of paper. It is a table, so that a lawyer's correction changes one line. */
export const paperRules: Record<PaperKind, PaperRule> = {
  // Cards of people above 60 never expire; others expire at the age of 14, 25, 40 or 60.
  cccd: { number: /^\d{12}$/, mustExpire: false, namesProvince: true, fromAge: 14 },
  passport: {
    number: /^[A-Z]\d{7,8}$/,
    mustExpire: true,
    maxYears: 10,
    namesProvince: false,
    fromAge: 14,
  },
};

export type PaperFault =
  | 'pattern'
  | 'province'
  | 'year'
  | 'gender'
  | 'young'
  | 'ahead'
  | 'before-birth'
  | 'expired'
  | 'too-long'
  | 'missing';
export type FieldFault = { field: PaperField; fault: PaperFault };

const yearsBetween = (from: string, to: string): number => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
};

function faultsOfDays(kind: PaperKind, facts: PaperFacts, today: string): FieldFault[] {
  const { dob, issueDate, expiryDate } = facts;
  const { mustExpire, maxYears, fromAge } = paperRules[kind];
  const faults: FieldFault[] = [];
  if (dob > today || yearsBetween(dob, today) < fromAge) faults.push({ field: 'dob', fault: 'young' });
  if (issueDate > today) faults.push({ field: 'issueDate', fault: 'ahead' });
  else if (issueDate <= dob) faults.push({ field: 'issueDate', fault: 'before-birth' });
  if (expiryDate === '') {
    if (mustExpire) faults.push({ field: 'expiryDate', fault: 'missing' });
  } else if (expiryDate < today) faults.push({ field: 'expiryDate', fault: 'expired' });
  else if (maxYears !== undefined && yearsBetween(issueDate, expiryDate) > maxYears)
    faults.push({ field: 'expiryDate', fault: 'too-long' });
  return faults;
}

/** Compares the entered data with the facts encoded in a card's number. */
function faultsOfNumber(kind: PaperKind, { number, dob, gender, birthPlace }: PaperFacts): FieldFault[] {
  if (!paperRules[kind].number.test(number)) return [{ field: 'number', fault: 'pattern' }];
  if (kind !== 'cccd') return [];
  const said = readPersonalNumber(number);
  if (!said) return [{ field: 'number', fault: 'province' }];
  return [
    ...(said.birthYear === Number(dob.slice(0, 4)) ? [] : [{ field: 'dob', fault: 'year' } as const]),
    ...(said.gender === gender ? [] : [{ field: 'gender', fault: 'gender' } as const]),
    ...(said.province === birthPlace ? [] : [{ field: 'birthPlace', fault: 'province' } as const]),
  ];
}

/** Returns all faults of a paper, by the rules of its kind. */
export const faultsOf = (kind: PaperKind, facts: PaperFacts, today: string): FieldFault[] => [
  ...faultsOfNumber(kind, facts),
  ...faultsOfDays(kind, facts, today),
];

/** Tells whether a fault prevents sending. Conflicts with the number do not: registries err, too. */
export const isForbidding = ({ field, fault }: FieldFault): boolean =>
  !(fault === 'year' || fault === 'gender' || (field === 'birthPlace' && fault === 'province'));

/** Number of visible digits: enough for owners to recognise their number. */
export const visibleDigits = 4;
export const maskedNumber = (number: string): string => `•••• •••• ${number.slice(-visibleDigits)}`;

/** Returns the name of a province code: 001 is Hà Nội. Other texts are returned unchanged. */
export const placeName = (birthPlace: string): string => birthProvinces[birthPlace] ?? birthPlace;

/** Compares names without marks, case and double spaces. */
export const sameName = (one: string, other: string): boolean =>
  fold(one).split(/\s+/).join(' ') === fold(other).split(/\s+/).join(' ');
