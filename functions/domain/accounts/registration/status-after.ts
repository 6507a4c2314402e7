import type { Profile } from '../account.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/**
 * Status after the e-mail is confirmed. An admin first reviews referred and under-age members, and those whose
 * phone number another account holds.
 */
export const statusAfter = (profile: Profile, ownsPhone: boolean): UserStatus =>
  profile.referrerId || profile.guardianId || !ownsPhone ? 'pending_admin' : 'pending_kyc';
