import { Outlet } from '@tanstack/react-router';
import { usePlatform } from '../start-platform.ts';
import { SiteFooter } from '../site-footer.tsx';
import { ShopHeader } from './shop-header.tsx';

export function ShopLayout() {
  usePlatform();
  return (
    <div className="flex min-h-dvh flex-col">
      <ShopHeader />
      <Outlet />
      <SiteFooter />
    </div>
  );
}
