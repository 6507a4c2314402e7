import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSession } from '../../platform/session/use-session.ts';
import { RoomBar } from './room-bar.tsx';
import { RoomRail } from './room-rail.tsx';

/** A member's rooms: the rail that leads to them at the left, the room beside it; on phones a bar along the bottom. */
export function MemberLayout() {
  // The guard's copy is there at once; what is kept stays true afterwards.
  const arrived = useRouteContext({ from: '/_community/_member' });
  const { user = arrived.user } = useSession();
  return (
    <>
      <div className="page-width grid grow items-start gap-7 pt-6 max-lg:pb-14 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <RoomRail user={user} />
        {/* The column is the page's width already. */}
        <div className="min-w-0 [&>main]:px-0!">
          <Outlet />
        </div>
      </div>
      <RoomBar />
    </>
  );
}
