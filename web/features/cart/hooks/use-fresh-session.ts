import { useEffect } from 'react';
import { beginGuestSession } from '../api/cart-calls.ts';
import { useCartOwner } from './use-cart-owner.ts';
import { hasExpiredSession } from '../rules/guest-session.ts';

/** A guest whose day is over gets a new session, and with it an empty cart. */
export function useFreshSession(): void {
  const { kind } = useCartOwner();
  useEffect(() => {
    // What cannot begin now begins with the first thing put in.
    if (kind === 'guest' && hasExpiredSession()) beginGuestSession().catch(() => undefined);
  }, [kind]);
}
