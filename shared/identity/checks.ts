import type { PaperField, PaperKind } from './identity-choices.ts';
import { faultsOf, type PaperFacts, sameName } from './paper-rules.ts';

/** Names of the checks, in the order in which they are shown. */
export const checkNames = ['number', 'province', 'birth', 'fullName', 'dates', 'phone', 'reuse'] as const;
export type CheckName = (typeof checkNames)[number];

/** Results of a check. `later`: not possible yet; `warn`: a person has to look. */
export const checkResults = ['ok', 'wrong', 'warn', 'later'] as const;
export type CheckResult = (typeof checkResults)[number];

export type Check = { name: CheckName; result: CheckResult; field: PaperField | null };

type CheckInput = {
  kind: PaperKind;
  facts: PaperFacts;
  /** Name in the account. */
  accountName: string;
  isPhoneConfirmed: boolean;
  withoutPhone: boolean;
  /** Number of other accounts with this number; undefined before the search. */
  others: number | undefined;
  today: string;
};

/** Computes a paper's checks without pictures; a query to a state register would be one more row. */
export function checksOf(compared: CheckInput): Check[] {
  const { kind, facts, accountName, isPhoneConfirmed, withoutPhone, others, today } = compared;
  const faults = faultsOf(kind, facts, today);
  const has = (...wanted: [PaperField, string][]) =>
    faults.find(({ field, fault }) => wanted.some(([name, what]) => name === field && what === fault));
  const ruled = (name: CheckName, field: PaperField, ...wanted: [PaperField, string][]): Check => {
    const found = has(...wanted);
    return { name, result: found ? 'wrong' : 'ok', field: found?.field ?? field };
  };
  const ofCard: Check[] = [
    ruled('province', 'birthPlace', ['number', 'province'], ['birthPlace', 'province']),
    ruled('birth', 'dob', ['dob', 'year'], ['gender', 'gender'], ['dob', 'young']),
  ];
  const phone = isPhoneConfirmed ? 'ok' : withoutPhone ? 'warn' : 'later';
  const reuse = others === undefined ? 'later' : others > 0 ? 'wrong' : 'ok';
  const dates = ruled(
    'dates',
    'expiryDate',
    ['issueDate', 'ahead'],
    ['issueDate', 'before-birth'],
    ['expiryDate', 'missing'],
    ['expiryDate', 'expired'],
    ['expiryDate', 'too-long'],
  );
  return [
    ruled('number', 'number', ['number', 'pattern'], ['number', 'province']),
    ...(kind === 'cccd' ? ofCard : []),
    { name: 'fullName', result: sameName(facts.fullName, accountName) ? 'ok' : 'warn', field: 'fullName' },
    dates,
    { name: 'phone', result: phone, field: null },
    { name: 'reuse', result: reuse, field: 'number' },
  ];
}
