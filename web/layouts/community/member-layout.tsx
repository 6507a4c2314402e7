import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useSession } from '../../platform/session/use-session.ts';
import { MemberFrame } from './member-frame.tsx';

export function MemberLayout() {
  // The guard's copy of the account is available at once; the cached one stays up to date afterwards.
  const arrived = useRouteContext({ from: '/_community/_member' });
  const { user = arrived.user } = useSession();
  return (
    <MemberFrame user={user}>
      <Outlet />
    </MemberFrame>
  );
}
