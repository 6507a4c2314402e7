import type { QueryClient } from '@tanstack/react-query';
import i18n from 'i18next';
import {
  type NotificationStats,
  readAllNotifications,
  readNotification,
} from '#shared/notifications/read-notifications.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { notificationKeys } from './notification-queries.ts';
import { markInCache, snapshotOf } from './read-state.ts';

/** Applies a change at once and reverts it if the server refuses. */
async function optimistic(
  queryClient: QueryClient,
  { mark, send, failed }: { mark: () => void; send: () => Promise<NotificationStats>; failed: string },
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [...roots.notifications] });
  const putBack = snapshotOf(queryClient);
  mark();
  try {
    queryClient.setQueryData(notificationKeys.stats, await send());
  } catch {
    putBack();
    toast.error(failed);
    void queryClient.invalidateQueries({ queryKey: [...roots.notifications] });
  }
}

export const markRead = (queryClient: QueryClient, id: string): Promise<void> =>
  optimistic(queryClient, {
    mark: () =>
      markInCache(
        queryClient,
        (one) => one.id === id,
        (before) => before - 1,
      ),
    send: () => call(readNotification, { params: { id }, body: {} }),
    failed: i18n.t('failed.read', { ns: 'notifications' }),
  });

/** Marks all as read up to the newest one on the screen; later ones stay unread. */
export async function markAllRead(queryClient: QueryClient, upTo: number): Promise<void> {
  await optimistic(queryClient, {
    mark: () =>
      markInCache(
        queryClient,
        ({ sequence }) => sequence <= upTo,
        () => 0,
      ),
    send: () => call(readAllNotifications, { body: { upTo } }),
    failed: i18n.t('failed.readAll', { ns: 'notifications' }),
  });
  await closePushes();
}

/** Closes this device's push notifications, because they were read here. */
async function closePushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  const shown = (await registration?.getNotifications().catch(() => [])) ?? [];
  for (const one of shown) one.close();
}
