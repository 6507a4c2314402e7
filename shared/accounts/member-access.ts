import { type Access, can, capabilitiesFor, type MemberCondition, type Role } from '../contract/access.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { UserStatus } from '../values/user-statuses.ts';

/** Tells whether a member may like, comment, post and follow: only with an approved identity. */
export const isFullMember = (status: UserStatus): boolean => status === 'active';

/** Tells whether a member may review received goods: only a lock forbids it; no approval is needed. */
export const mayReview = (status: UserStatus): boolean => status !== 'inactive';

type Refusal = Extract<ErrorCode, 'FORBIDDEN' | 'KYC_REQUIRED'>;

/** Check and refusal of each condition. The server, the API reference and the screens use this table. */
const conditions: Record<MemberCondition, { isMet: (status: UserStatus) => boolean; refusal: Refusal }> = {
  'active-member': { isMet: isFullMember, refusal: 'KYC_REQUIRED' },
};

const conditionOf = (access: Access) =>
  typeof access === 'string' && access in conditions ? conditions[access as MemberCondition] : undefined;

/** Returns the error for signed-in users who may not call an operation; undefined if all of them may. */
export const refusalOf = (access: Access): Refusal | undefined =>
  typeof access === 'object' ? 'FORBIDDEN' : conditionOf(access)?.refusal;

/** Returns why a signed-in user may not call an operation with this body; undefined if they may. */
export function accessRefusal(
  access: Access,
  { role, status }: { role: Role; status: UserStatus },
  body?: unknown,
): Refusal | undefined {
  const isLetIn =
    typeof access === 'object'
      ? capabilitiesFor(access, body).every((capability) => can(role, capability))
      : conditionOf(access)?.isMet(status);
  return isLetIn === false ? refusalOf(access) : undefined;
}
