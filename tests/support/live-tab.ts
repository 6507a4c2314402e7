import type { ReplyOf } from '#shared/contract/route.ts';
import type { listRoomEvents } from '#shared/live/live.contract.ts';
import type {
  NotificationsPage,
  NotificationStats,
} from '#shared/notifications/read-notifications.contract.ts';

/** What a tab asks of the server, and how it is reached. */
export type TabServer = {
  stats: () => Promise<NotificationStats>;
  list: () => Promise<NotificationsPage>;
  roomEvents: (after: number | undefined) => Promise<ReplyOf<typeof listRoomEvents>>;
  /** The address of the socket, with a fresh ticket. */
  address: () => Promise<string>;
  /** A socket as a browser's is. */
  open: (address: string) => object;
};

/** A tab as a test handles it. */
export type LiveTab = {
  shown: () => { unread: number | undefined; newest: string[] | undefined };
  sequence: () => number | undefined;
  oneShown: () => string | undefined;
  close: () => void;
};

export type MakeTab = (server: TabServer) => LiveTab;
