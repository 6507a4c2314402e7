import { useEffect } from 'react';
import { beginGuestSession } from '../api/cart-calls.ts';
import { useCartOwner } from './use-cart-owner.ts';
import { hasExpiredSession } from '../rules/guest-session.ts';

/** Starts a new session, and thus an empty cart, for a guest whose session expired. */
export function useFreshSession(): void {
  const { kind } = useCartOwner();
  useEffect(() => {
    // If it fails, the session starts with the first product added.
    if (kind === 'guest' && hasExpiredSession()) beginGuestSession().catch(() => undefined);
  }, [kind]);
}
