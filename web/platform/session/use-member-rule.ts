import { accessRefusal } from '#shared/accounts/member-access.ts';
import type { Access } from '#shared/contract/access.ts';
import { useSession } from './use-session.ts';

/** Reason why an action that requires a verified identity is refused; its button shows it in advance. */
export type MemberRule = 'guest' | 'unverified' | 'checking';

/** Returns undefined if the reader may, or if it is not known yet. */
export function useMemberRule(access: Access): MemberRule | undefined {
  const { state, user } = useSession();
  if (state === 'signed-out') return 'guest';
  if (!user || !accessRefusal(access, user)) return undefined;
  return user.status === 'kyc_submitted' || user.status === 'pending_admin' ? 'checking' : 'unverified';
}
