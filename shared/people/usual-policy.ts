import type { AccountPolicy } from './staff-accounts.contract.ts';

/** By this name its changes are told. */
export const accountPolicyId = 'accounts';

/** Public holidays as they were announced; whoever keeps the shop's clocks adds each year's. */
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

/** Until somebody says otherwise. */
export const usualPolicy: AccountPolicy = {
  sessionDays: 30,
  passwordLetters: 8,
  staffIdleMinutes: null,
  asksBirthDate: false,
  holidays: announced,
  version: 0,
};
