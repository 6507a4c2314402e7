import type { UserStatus } from '../values/user-statuses.ts';

/** Pages that help a user who was refused for lack of a verified identity, by the account's next step. */
export const kycActions = {
  verifyEmail: '/verify-email',
  complete: '/kyc',
  contact: '/contact-admin',
} as const;
export type KycAction = keyof typeof kycActions;

export function kycActionOf(status: UserStatus | undefined): KycAction {
  if (status === 'pending') return 'verifyEmail';
  return status === 'pending_admin' || status === 'inactive' ? 'contact' : 'complete';
}
