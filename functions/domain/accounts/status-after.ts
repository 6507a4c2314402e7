import type { Profile } from './account.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

/** An admin looks first at accounts that were referred, at the young, and at those whose phone number someone else holds. */
export const statusAfter = (profile: Profile, ownsPhone: boolean): UserStatus =>
  profile.referrerId || profile.guardianId || !ownsPhone ? 'pending_admin' : 'pending_kyc';
