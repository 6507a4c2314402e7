import { Outlet } from '@tanstack/react-router';

/** A member's rooms: the rail that leads to them at the left, the room beside it. */
export function MemberLayout() {
  return (
    <div className="page-width grow py-6">
      <Outlet />
    </div>
  );
}
