import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePlatform } from '../start-platform.ts';
import { LateFooter } from '../late-footer.tsx';
import { CommunityNav } from './community-nav.tsx';

/** `bell`: what is new, beside the language. */
export function CommunityLayout({ bell }: { bell?: ReactNode }) {
  usePlatform();
  return (
    <div className="flex min-h-dvh flex-col">
      <CommunityNav bell={bell} />
      <Outlet />
      <LateFooter />
    </div>
  );
}
