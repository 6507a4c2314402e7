import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { useCartOwner } from '../hooks/use-cart-owner.ts';
import { readGuestSession } from '../rules/guest-session.ts';

const GuestHandover = lazyPiece(async () => (await import('./guest-handover.tsx')).default, { quiet: true });

/** Offers the guest's cart after sign-in; the code is fetched only if there is such a cart. */
export function HandoverOffer() {
  const { kind } = useCartOwner();
  const guestId = kind === 'member' ? readGuestSession() : undefined;
  return guestId && <GuestHandover key={guestId} guestId={guestId} />;
}
