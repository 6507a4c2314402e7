import { Outlet } from '@tanstack/react-router';
import { usePlatform } from '../start-platform.ts';
import { LateFooter } from '../late-footer.tsx';
import { CommunityNav } from './community-nav.tsx';

export function CommunityLayout() {
  usePlatform();
  return (
    <div className="flex min-h-dvh flex-col">
      <CommunityNav />
      {/* At least one screen high, so that while parts of a page load, the footer moves below the visible area.
       */}
      <div className="flex min-h-[calc(100dvh-4.0625rem)] grow flex-col">
        <Outlet />
      </div>
      <LateFooter />
    </div>
  );
}
