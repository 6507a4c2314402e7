import { fold } from '../values/text.ts';
import { birthProvinces } from './birth-provinces.ts';
import type { PaperField, PaperGender, PaperKind } from './identity-choices.ts';
import { readPersonalNumber } from './personal-number.ts';

/** What is typed off a paper. Days are YYYY-MM-DD; empty for what this kind of paper does not say. */
export type PaperFacts = Record<Exclude<PaperField, 'gender'>, string> & { gender: PaperGender };

export type PaperRule = {
  number: RegExp;
  /** It lapses on a day; where it need not, an empty day means for good. */
  mustExpire: boolean;
  /** The years it may be given for at most. */
  mostYears?: number;
  /** The code of a province stands in its number, and its owner says which it is. */
  namesProvince: boolean;
  /** From this age on one may have it by oneself. */
  fromAge: number;
};

/** A table, so that a lawyer's correction is a line: what the law of papers says of each kind. */
export const paperRules: Record<PaperKind, PaperRule> = {
  // Cards of people above 60 hold for good; others until they are 14, 25, 40 or 60.
  cccd: { number: /^\d{12}$/, mustExpire: false, namesProvince: true, fromAge: 14 },
  passport: {
    number: /^[A-Z]\d{7,8}$/,
    mustExpire: true,
    mostYears: 10,
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
  const { mustExpire, mostYears, fromAge } = paperRules[kind];
  const faults: FieldFault[] = [];
  if (dob > today || yearsBetween(dob, today) < fromAge) faults.push({ field: 'dob', fault: 'young' });
  if (issueDate > today) faults.push({ field: 'issueDate', fault: 'ahead' });
  else if (issueDate <= dob) faults.push({ field: 'issueDate', fault: 'before-birth' });
  if (expiryDate === '') {
    if (mustExpire) faults.push({ field: 'expiryDate', fault: 'missing' });
  } else if (expiryDate < today) faults.push({ field: 'expiryDate', fault: 'expired' });
  else if (mostYears !== undefined && yearsBetween(issueDate, expiryDate) > mostYears)
    faults.push({ field: 'expiryDate', fault: 'too-long' });
  return faults;
}

/** Which province a card's owner says it is of, against the one in its number. */
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

/** All that is wrong with a paper as it stands, by its own rules. */
export const faultsOf = (kind: PaperKind, facts: PaperFacts, today: string): FieldFault[] => [
  ...faultsOfNumber(kind, facts),
  ...faultsOfDays(kind, facts, today),
];

/** What its number does not agree with is shown, and may still be sent: people err, and so do registries. */
export const isForbidding = ({ field, fault }: FieldFault): boolean =>
  !(fault === 'year' || fault === 'gender' || (field === 'birthPlace' && fault === 'province'));

/** The last four digits: enough to know one's own by. */
export const shownDigits = 4;
export const maskedNumber = (number: string): string => `•••• •••• ${number.slice(-shownDigits)}`;

/** 001 is Hà Nội; a place in words is itself. */
export const placeName = (birthPlace: string): string => birthProvinces[birthPlace] ?? birthPlace;

/** Names as they are compared: without marks, capitals or double spaces. */
export const sameName = (one: string, other: string): boolean =>
  fold(one).split(/\s+/).join(' ') === fold(other).split(/\s+/).join(' ');
