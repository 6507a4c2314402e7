import { type Access, can, capabilitiesFor, type Role } from '../contract/access.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { UserStatus } from './user.ts';

/** Liking, commenting, posting and following are for members whose identity is approved. */
export const takesPart = (status: UserStatus): boolean => status === 'active';

/** What one received one may judge, however far the identity check has come; only a lock takes that away. */
export const mayReview = (status: UserStatus): boolean => status !== 'inactive';

/** Why somebody who is signed in may not call an operation, or not with this body; undefined where they may. */
export function barredFrom(
  access: Access,
  { role, status }: { role: Role; status: UserStatus },
  body?: unknown,
): Extract<ErrorCode, 'FORBIDDEN' | 'KYC_REQUIRED'> | undefined {
  if (typeof access === 'object') {
    const mayCall = capabilitiesFor(access, body).every((capability) => can(role, capability));
    return mayCall ? undefined : 'FORBIDDEN';
  }
  return access === 'active-member' && !takesPart(status) ? 'KYC_REQUIRED' : undefined;
}
