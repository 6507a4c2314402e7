import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { readSession, subscribeSession } from '#web/platform/api/stored-session.ts';
import type { CartOwner } from '../rules/cart-owner.ts';
import { readGuestSession, subscribeGuestSession } from '../rules/guest-session.ts';

/** Follows sign-in and sign-out, and the guest session in the address and in storage. */
export function useCartOwner(): CartOwner {
  const member = useSyncExternalStore(subscribeSession, () => readSession()?.username);
  // Re-renders on navigation, because the address may name another session.
  useRouterState({ select: ({ location }) => location.searchStr });
  const guest = useSyncExternalStore(subscribeGuestSession, readGuestSession);
  return member === undefined ? { kind: 'guest', id: guest } : { kind: 'member', id: member };
}
