import { newId, newReferenceId } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';

/** Somebody with an account who may do all that members may. */
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
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}
