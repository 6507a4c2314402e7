import { newId, newReferenceId } from '#shared/values/ids.ts';
import { type Profile, unsaid } from '#functions/domain/accounts/account.ts';

/** Active member with all permissions of members. */
export function aProfile(given: Partial<Profile> = {}, at = new Date().toISOString()): Profile {
  const id = newId();
  return {
    id,
    fullName: 'Trần Thị Thử',
    email: `${id.toLowerCase()}@example.com`,
    phoneNumber: '0912345678',
    referenceId: newReferenceId(),
    role: 'user',
    status: 'active',
    avatarUrl: null,
    language: 'vi',
    rejectedReason: null,
    verificationDate: null,
    referrerId: null,
    emailVerifiedAt: at,
    ...unsaid,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}
