import { Outlet } from '@tanstack/react-router';
import { usePlatform } from '../start-platform.ts';
import { AboveFooter, LateFooter } from '../late-footer.tsx';
import { CommunityNav } from './community-nav.tsx';

export function CommunityLayout() {
  usePlatform();
  return (
    <div className="flex min-h-dvh flex-col">
      <CommunityNav />
      <AboveFooter>
        <Outlet />
      </AboveFooter>
      <LateFooter />
    </div>
  );
}
