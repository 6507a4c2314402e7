import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readSession, subscribeSession } from '#web/platform/api/stored-session.ts';
import { readGuestSession, subscribeGuestSession } from '../rules/guest-session.ts';

/** Whose cart is meant: the member's, or the guest's (who may not have begun one yet). */
export type CartOwner = { kind: 'member'; id: string } | { kind: 'guest'; id: string | undefined };

export function readCartOwner(): CartOwner {
  const session = readSession();
  return session ? { kind: 'member', id: session.username } : { kind: 'guest', id: readGuestSession() };
}

/** Follows signing in and out, and the guest's session in the address and in storage. */
export function useCartOwner(): CartOwner {
  const member = useSyncExternalStore(subscribeSession, () => readSession()?.username);
  // Another address may name another session.
  useRouterState({ select: ({ location }) => location.searchStr });
  const guest = useSyncExternalStore(subscribeGuestSession, readGuestSession);
  return member === undefined ? { kind: 'guest', id: guest } : { kind: 'member', id: member };
}
