import { one, words } from '../lists/query-parts.ts';

/** Roles that may enter the back office. */
export const staffRoles = ['admin', 'collaborator'] as const;

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
  /** The minimum is not below the lifetime of an access token. */
  idleMinutes: { min: 30, max: 24 * 60 },
  holidays: 60,
} as const;
