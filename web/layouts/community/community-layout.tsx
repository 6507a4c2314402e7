import { Outlet } from '@tanstack/react-router';
import { usePlatform } from '../start-platform.ts';
import { LateFooter } from '../late-footer.tsx';
import { CommunityNav } from './community-nav.tsx';

export function CommunityLayout() {
  usePlatform();
  return (
    <div className="flex min-h-dvh flex-col">
      <CommunityNav />
      {/* At least the first screen: while a page's parts arrive, the footer is moved where nobody sees it. */}
      <div className="flex min-h-[calc(100dvh-4.0625rem)] grow flex-col">
        <Outlet />
      </div>
      <LateFooter />
    </div>
  );
}
