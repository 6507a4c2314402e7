import { Outlet, useLocation, useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteStep } from '../../platform/steps/note-step.ts';
import { phone, useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { LateFooter } from '../late-footer.tsx';
import { usePlatform } from '../start-platform.ts';
import { ShopHeader } from './shop-header.tsx';

const CheckoutHeader = lazyPiece(async () => (await import('./checkout-header.tsx')).CheckoutHeader, {
  waiting: <header className="sticky top-0 z-30 h-14.25 border-b border-line bg-paper" />,
  quiet: true,
});

export function ShopLayout() {
  usePlatform();
  useSteps();
  const slim = useSlim();
  return (
    <div className="flex min-h-dvh flex-col">
      {slim ? <CheckoutHeader /> : <ShopHeader />}
      <Outlet />
      {!slim && <LateFooter />}
    </div>
  );
}

/** Records how far the visitor came in the shop, for the daily statistics. */
function useSteps(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    void noteStep('visit');
    if (path.startsWith('/e-commerce/product/')) void noteStep('product');
    if (path === '/e-commerce/checkout') void noteStep('checkout');
  }, [path]);
}

/** Returns true during checkout on a phone, where the header is reduced and the footer is left out. */
function useSlim(): boolean {
  const checkout = useMatch({ from: '/_shop/e-commerce/checkout', shouldThrow: false });
  const isPhone = useMediaQuery(phone);
  return isPhone && checkout !== undefined;
}
