import type { UserRow } from './users.contract.ts';

/**
 * Returns since when a user has waited for staff: since their registration, or since they last provided what
 * was requested.
 */
export const waitsSince = ({
  status,
  waitingSince,
  emailVerifiedAt,
  updatedAt,
  createdAt,
}: Pick<UserRow, 'status' | 'waitingSince' | 'emailVerifiedAt' | 'updatedAt' | 'createdAt'>): string =>
  status === 'kyc_submitted' ? updatedAt : (waitingSince ?? emailVerifiedAt ?? createdAt);
