import { lazy, Suspense } from 'react';
import { useCartOwner } from '../hooks/cart-owner.ts';
import { readGuestSession } from '../hooks/guest-session.ts';

const GuestHandover = lazy(() => import('./guest-handover.tsx'));

/** To whoever has just signed in: the cart they filled before, fetched only when there is one. */
export function HandoverOffer() {
  const { kind } = useCartOwner();
  const guestId = kind === 'member' ? readGuestSession() : undefined;
  if (!guestId) return null;
  return (
    <Suspense fallback={null}>
      <GuestHandover key={guestId} guestId={guestId} />
    </Suspense>
  );
}
