import type { UserRow } from './users.contract.ts';

/** Returns since when a user has waited for staff: registration, or the last requested answer. */
export const waitsSince = ({
  status,
  waitingSince,
  emailVerifiedAt,
  updatedAt,
  createdAt,
}: Pick<UserRow, 'status' | 'waitingSince' | 'emailVerifiedAt' | 'updatedAt' | 'createdAt'>): string =>
  status === 'kyc_submitted' ? updatedAt : (waitingSince ?? emailVerifiedAt ?? createdAt);
