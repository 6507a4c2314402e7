import { infiniteQueryOptions } from '@tanstack/react-query';
import { getNotificationSettings } from '#shared/notifications/notification-settings.contract.ts';
import { listPushDevices } from '#shared/notifications/push-devices.contract.ts';
import {
  getNotificationStats,
  listNotifications,
  listNotifiedPeople,
  type NotificationStats,
  notificationsPerPage,
  bellLimit,
} from '#shared/notifications/read-notifications.contract.ts';
import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

/** Queries never refetch by themselves: live events tell when the data is stale. */
const still = { refetchOnWindowFocus: false, refetchOnReconnect: false, refetchInterval: false } as const;

export const notificationKeys = {
  lists: [...roots.notifications, 'list'] as const,
  stats: [...roots.notifications, 'get-notification-stats', {}] as const,
};

export const statsQuery = {
  ...apiQuery(getNotificationStats),
  queryKey: notificationKeys.stats,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<NotificationStats> =>
    call(getNotificationStats, { signal }),
  staleTime: 60_000,
  ...still,
};

export type NotificationFilter = { kind?: NotificationKind; unread?: boolean };

const listQuery = (limit: number, { kind, unread }: NotificationFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...notificationKeys.lists, { limit, kind, unread }] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, {
        query: { page: pageParam, limit, ...(kind && { kind }), ...(unread && { unread: 'true' }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
    staleTime: 120_000,
    ...still,
  });

export const bellQuery = listQuery(bellLimit);
export const notificationsQuery = (filter: NotificationFilter) => listQuery(notificationsPerPage, filter);

export const peopleQuery = (id: string) => apiQuery(listNotifiedPeople, { params: { id } });

export const settingsQuery = apiQuery(getNotificationSettings);
export const devicesQuery = apiQuery(listPushDevices);
