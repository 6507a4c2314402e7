import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { NotificationView } from '#shared/notifications/notification.ts';
import type {
  NotificationsPage,
  NotificationStats,
} from '#shared/notifications/read-notifications.contract.ts';
import { notificationKeys } from './notification-queries.ts';

export type Pages = InfiniteData<NotificationsPage>;

type Marks = (one: NotificationView) => boolean;

const withRead = (pages: Pages, marks: Marks): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (marks(one) ? { ...one, isRead: true } : one)),
  })),
});

/** Removes duplicates, which occur if a notification arrives between two page requests. */
export function uniqueNotifications(pages: Pages | undefined): NotificationView[] {
  const shown = new Map<string, NotificationView>();
  for (const one of pages?.pages.flatMap(({ data }) => data) ?? [])
    if (!shown.has(one.id)) shown.set(one.id, one);
  return [...shown.values()];
}

/** Returns a snapshot of all read states, to restore if the server refuses. */
export function snapshotOf(queryClient: QueryClient) {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: notificationKeys.lists });
  const stats = queryClient.getQueryData<NotificationStats>(notificationKeys.stats);
  return () => {
    for (const [key, data] of lists) queryClient.setQueryData(key, data);
    queryClient.setQueryData(notificationKeys.stats, stats);
  };
}

export function markInCache(
  queryClient: QueryClient,
  marks: Marks,
  unread: (before: number) => number,
): void {
  queryClient.setQueriesData<Pages>({ queryKey: notificationKeys.lists }, (pages) =>
    pages ? withRead(pages, marks) : pages,
  );
  queryClient.setQueryData<NotificationStats>(
    notificationKeys.stats,
    (stats) => stats && { ...stats, unread: Math.max(0, unread(stats.unread)) },
  );
}

export const badgeOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));
