import type { UserRow } from './users.contract.ts';

/** Since when somebody waits for staff: since they came, or since they last gave what was asked of them. */
export const waitsSince = ({
  status,
  waitingSince,
  emailVerifiedAt,
  updatedAt,
  createdAt,
}: Pick<UserRow, 'status' | 'waitingSince' | 'emailVerifiedAt' | 'updatedAt' | 'createdAt'>): string =>
  status === 'kyc_submitted' ? updatedAt : (waitingSince ?? emailVerifiedAt ?? createdAt);
