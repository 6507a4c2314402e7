import { useSession } from '../platform/session/use-session.ts';
import { lazyPiece } from '../ui/feedback/lazy-piece.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

const NotificationBell = lazyPiece(
  async () => (await import('../features/notifications/components/notification-bell.tsx')).NotificationBell,
  { waiting: () => <Waiting />, quiet: true },
);

/** Shows the notification bell of signed-in users; its code is fetched after the page. */
export function BellCorner() {
  const { state } = useSession();
  return state === 'signed-out' ? null : <NotificationBell />;
}

/** Shows a placeholder of the bell's size, so that nothing moves when it appears. */
const Waiting = () => (
  <span className="flex size-10.5 shrink-0 items-center justify-center">
    <Skeleton className="size-6 rounded-full!" />
  </span>
);
