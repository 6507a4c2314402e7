import type { ReplyOf } from '#shared/contract/route.ts';
import type { listRoomEvents } from '#shared/live/live.contract.ts';
import type {
  NotificationsPage,
  NotificationStats,
} from '#shared/notifications/read-notifications.contract.ts';

/** Calls of a tab to the server, and the ways to reach it. */
type TabServer = {
  stats: () => Promise<NotificationStats>;
  list: () => Promise<NotificationsPage>;
  roomEvents: (after: number | undefined) => Promise<ReplyOf<typeof listRoomEvents>>;
  /** Address of the WebSocket, with a new ticket. */
  address: () => Promise<string>;
  /** Opens a socket with the browser's interface. */
  open: (address: string) => object;
};

/** Interface of a tab for tests. */
export type LiveTab = {
  shown: () => { unread: number | undefined; newest: string[] | undefined };
  sequence: () => number | undefined;
  oneShown: () => string | undefined;
  close: () => void;
};

export type MakeTab = (server: TabServer) => LiveTab;
