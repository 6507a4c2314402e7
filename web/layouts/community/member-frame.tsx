import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/accounts/user.ts';
import { MemberNavBar } from './member-nav-bar.tsx';
import { MemberNavRail } from './member-nav-rail.tsx';

/** Shows a member's pages with the navigation on the left; on phones a bar at the bottom. */
export function MemberFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  return (
    <>
      <div className="page-width grid grow items-start gap-7 pt-6 max-lg:pb-14 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <MemberNavRail user={user} />
        {/* The column already has the page's width, so the page's own padding is removed. */}
        <div className="min-w-0 [&>main]:px-0!">{children}</div>
      </div>
      <MemberNavBar />
    </>
  );
}
