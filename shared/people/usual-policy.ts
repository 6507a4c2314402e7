import type { AccountPolicy } from './staff-accounts.contract.ts';

/** Id under which changes of the policy appear in the audit log. */
export const accountPolicyId = 'accounts';

/** Announced public holidays; staff have to add those of later years. */
const announced = [
  '2026-01-01',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-02-20',
  '2026-04-27',
  '2026-04-30',
  '2026-05-01',
  '2026-09-01',
  '2026-09-02',
  '2027-01-01',
];

/** The policy that applies until staff change it. */
export const usualPolicy: AccountPolicy = {
  sessionDays: 30,
  passwordLetters: 8,
  staffIdleMinutes: null,
  asksBirthDate: false,
  holidays: announced,
  version: 0,
};
