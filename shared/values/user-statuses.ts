/** Steps of an account from sign-up to full membership, and out again. */
export const userStatuses = [
  'pending',
  'pending_admin',
  'pending_kyc',
  'kyc_submitted',
  'kyc_changing',
  'active',
  'inactive',
] as const;
export type UserStatus = (typeof userStatuses)[number];
