import { type Access, can, capabilitiesFor, type MemberCondition, type Role } from '../contract/access.ts';
import type { ErrorCode } from '../contract/errors.ts';
import type { UserStatus } from '../values/user-statuses.ts';

/** Liking, commenting, posting and following are for members whose identity is approved. */
export const takesPart = (status: UserStatus): boolean => status === 'active';

/** What one received one may judge, however far the identity check has come; only a lock takes that away. */
export const mayReview = (status: UserStatus): boolean => status !== 'inactive';

type Refusal = Extract<ErrorCode, 'FORBIDDEN' | 'KYC_REQUIRED'>;

/** Who fulfils a condition, and how the others are refused: the server, the reference and the screens go by it. */
const conditions: Record<MemberCondition, { isMet: (status: UserStatus) => boolean; refusal: Refusal }> = {
  'active-member': { isMet: takesPart, refusal: 'KYC_REQUIRED' },
};

const conditionOf = (access: Access) =>
  typeof access === 'string' && access in conditions ? conditions[access as MemberCondition] : undefined;

/** How somebody signed in is refused who may not call an operation; undefined where everybody signed in may. */
export const refusalOf = (access: Access): Refusal | undefined =>
  typeof access === 'object' ? 'FORBIDDEN' : conditionOf(access)?.refusal;

/** Why somebody who is signed in may not call an operation, or not with this body; undefined where they may. */
export function barredFrom(
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
