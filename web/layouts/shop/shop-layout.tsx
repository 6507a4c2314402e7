import { Outlet, useMatch } from '@tanstack/react-router';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { CheckoutHeader } from '../checkout/checkout-header.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { usePlatform } from '../start-platform.ts';
import { ShopHeader } from './shop-header.tsx';

export function ShopLayout() {
  usePlatform();
  const slim = useSlim();
  return (
    <div className="flex min-h-dvh flex-col">
      {slim ? <CheckoutHeader /> : <ShopHeader />}
      <Outlet />
      {!slim && <SiteFooter />}
    </div>
  );
}

/** Paying on a phone: the shop around it steps back. */
function useSlim(): boolean {
  const checkout = useMatch({ from: '/_shop/e-commerce/checkout', shouldThrow: false });
  const isPhone = useMediaQuery('(width < 48rem)');
  return isPhone && checkout !== undefined;
}
