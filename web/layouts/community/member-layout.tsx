import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSession } from '../../platform/session/use-session.ts';
import { RoomFrame } from './room-frame.tsx';

/** Around every room of a member. */
export function MemberLayout() {
  // The guard's copy is there at once; what is kept stays true afterwards.
  const arrived = useRouteContext({ from: '/_community/_member' });
  const { user = arrived.user } = useSession();
  return (
    <RoomFrame user={user}>
      <Outlet />
    </RoomFrame>
  );
}
