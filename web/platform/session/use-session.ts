import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { can, type Capability } from '#shared/contract/access.ts';
import type { SessionUser } from '#shared/accounts/user.ts';
import { meQuery } from './me-query.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';

export type Session =
  | { state: 'signed-out'; user: undefined }
  /** Tokens are here, the account is on its way (or could not be fetched yet). */
  | { state: 'arriving'; user: undefined }
  | { state: 'signed-in'; user: SessionUser };

/** Who is here, in this tab and in all others alike. */
export function useSession(): Session {
  const signedIn = useSyncExternalStore(subscribeSession, readSession) !== undefined;
  const { data: user } = useQuery({ ...meQuery, enabled: signedIn });
  if (!signedIn) return { state: 'signed-out', user: undefined };
  return user ? { state: 'signed-in', user } : { state: 'arriving', user: undefined };
}

/** Whether the person here may do this; the server asks the same table. */
export function useCan(capability: Capability): boolean {
  const { user } = useSession();
  return can(user?.role, capability);
}
