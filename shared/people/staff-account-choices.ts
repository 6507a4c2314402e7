import { one, words } from '../lists/query-parts.ts';

/** Who comes into the back office. */
export const staffRoles = ['admin', 'collaborator'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const accountList = {
  filters: { searchTerm: words(), role: one(staffRoles) },
  sorts: ['createdAt', 'fullName', 'role'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;

export const policyLimits = {
  sessionDays: { min: 1, max: 90 },
  passwordLetters: { min: 8, max: 64 },
  /** Not below what an access token lives by itself. */
  idleMinutes: { min: 30, max: 24 * 60 },
  holidays: 60,
} as const;
