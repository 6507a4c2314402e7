import { barredFrom } from '#shared/accounts/taking-part.ts';
import type { Access } from '#shared/contract/access.ts';
import { useSession } from './use-session.ts';

/** Why the reader may not do what takes an identity: said before the press, by every button of its kind. */
export type MemberRule = 'guest' | 'unverified' | 'checking';

/** Undefined when they may, or when it is not known yet. */
export function useMemberRule(access: Access): MemberRule | undefined {
  const { state, user } = useSession();
  if (state === 'signed-out') return 'guest';
  if (!user || !barredFrom(access, user)) return undefined;
  return user.status === 'kyc_submitted' || user.status === 'pending_admin' ? 'checking' : 'unverified';
}
