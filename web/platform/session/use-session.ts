import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { can, type Capability } from '#shared/contract/access.ts';
import type { SessionUser } from '#shared/accounts/user.ts';
import { meQuery } from './me-query.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';

export type Session =
  | { state: 'signed-out'; user: undefined }
  /** Tokens exist, but the account is still loading (or could not be fetched yet). */
  | { state: 'arriving'; user: undefined }
  | { state: 'signed-in'; user: SessionUser };

/** Returns the signed-in user, the same in all tabs. */
export function useSession(): Session {
  const signedIn = useSyncExternalStore(subscribeSession, readSession) !== undefined;
  const { data: user } = useQuery({ ...meQuery, enabled: signedIn });
  if (!signedIn) return { state: 'signed-out', user: undefined };
  return user ? { state: 'signed-in', user } : { state: 'arriving', user: undefined };
}

/** Tells whether the user has a capability; the server checks the same table. */
export function useCan(capability: Capability): boolean {
  const { user } = useSession();
  return can(user?.role, capability);
}
