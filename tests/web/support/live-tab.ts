import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { keepConnected } from '#web/platform/live/live-connection.ts';
import { notificationRoom } from '#web/platform/live/notification-room.ts';
import { listenTo } from '#web/platform/live/room-listener.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import type { MakeTab } from '#tests/support/live-tab.ts';

/** A tab that shows the badge and the newest notifications, by the modules a browser runs, without the browser. */
export const aTab: MakeTab = ({ stats: askStats, list: askList, roomEvents, address, open }) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 5 } } });
  const stats = new QueryObserver(queryClient, {
    queryKey: [...roots.notifications, 'stats'],
    queryFn: askStats,
  });
  const list = new QueryObserver(queryClient, {
    queryKey: [...roots.notifications, 'list'],
    queryFn: askList,
  });
  const stopWatching = [stats.subscribe(() => undefined), list.subscribe(() => undefined)];
  const room = notificationRoom(queryClient, () => undefined, 50);
  const { hearLive, catchUp } = listenTo({ ask: roomEvents, hear: room.hear });
  const hangUp = keepConnected({
    address,
    // What is used of a browser's is there.
    open: (url) => open(url) as WebSocket,
    onOpen: async () => {
      await catchUp();
      room.catchUp();
    },
    onEvent: hearLive,
    // The network is said to be back soon after nobody tries any longer.
    onRest: () => void setTimeout(() => dispatchEvent(new Event('online')), 20),
    pause: () => 5,
  });
  return {
    shown: () => ({
      unread: stats.getCurrentResult().data?.unread,
      newest: list.getCurrentResult().data?.data.map(({ id, isRead }) => `${id} ${isRead}`),
    }),
    sequence: () => list.getCurrentResult().data?.sequence,
    oneShown: () => list.getCurrentResult().data?.data.find(({ isRead }) => !isRead)?.id,
    close: () => {
      hangUp();
      room.stop();
      for (const stop of stopWatching) stop();
      queryClient.clear();
    },
  };
};
