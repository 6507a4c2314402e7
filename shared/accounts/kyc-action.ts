import type { UserStatus } from '../values/user-statuses.ts';

/** What helps whom a refusal for want of an identity met: by what their account waits for. */
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
