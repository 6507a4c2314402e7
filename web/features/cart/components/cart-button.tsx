import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { cartCountQuery } from '../api/cart-count.ts';
import { useCartOfOtherTabs } from '../hooks/use-cart-of-other-tabs.ts';
import { useCartOwner } from '../hooks/use-cart-owner.ts';
import { usePeek } from '../hooks/use-peek.ts';
import { HandoverOffer } from './handover-offer.tsx';

const MiniCart = lazyPiece(async () => (await import('./mini-cart.tsx')).default, { quiet: true });

const most = 99;

/**
 * Shows the header's cart button with the number of pieces, its only request. The mini cart opens on hover, and
 * a guest's cart is offered after sign-in; the code of both is fetched then.
 */
export function CartButton() {
  const owner = useCartOwner();
  const { data: count = 0 } = useQuery(cartCountQuery(owner));
  useCartOfOtherTabs();
  const { peeking, hover } = usePeek();
  return (
    <>
      <span className="relative inline-flex" {...hover}>
        <CartLink count={count} />
        {peeking && count > 0 && <MiniCart owner={owner} />}
      </span>
      <HandoverOffer />
    </>
  );
}

function CartLink({ count }: { count: number }) {
  const { t } = useTranslation('cart');
  return (
    <Link
      to="/e-commerce/cart"
      aria-label={count > 0 ? t('count', { count }) : t('title')}
      className="relative inline-flex size-10.5 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-hover hover:text-ink max-sm:size-11"
    >
      <ShoppingCart aria-hidden className="size-5" />
      {count > 0 && (
        // The style sheet draws the badge: as text, screen readers would read it twice.
        <span
          data-badge={count > most ? `${most}+` : count}
          className="absolute -top-0.5 left-1/2 h-5 min-w-5 rounded-full bg-brand px-1.5 text-center text-xs/5 font-semibold text-on-brand tabular-nums before:content-[attr(data-badge)]"
        />
      )}
    </Link>
  );
}
