import { Outlet } from '@tanstack/react-router';
import { usePlatform } from '../start-platform.ts';
import { SiteFooter } from '../site-footer.tsx';
import { CommunityNav } from './community-nav.tsx';

export function CommunityLayout() {
  usePlatform();
  return (
    <div className="flex min-h-dvh flex-col">
      <CommunityNav />
      <Outlet />
      <SiteFooter />
    </div>
  );
}
