import type { NotificationView } from '#shared/notifications/notification.ts';
import { dayMilliseconds, showDay, todayInVietnam } from '#web/platform/format/local-time.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';

export type DayOfNotifications = {
  day: string;
  heading: 'today' | 'yesterday' | 'date';
  shown: string;
  notifications: NotificationView[];
};

/** Groups notifications by day, newest first. */
export function byDay(
  notifications: readonly NotificationView[],
  now: number = Date.now(),
): DayOfNotifications[] {
  const [today, yesterday] = [todayInVietnam(now), todayInVietnam(now - dayMilliseconds)];
  const days = Map.groupBy(notifications, ({ createdAt }) => dayInVietnam(Date.parse(createdAt)));
  return [...days].map(([day, ofDay]) => ({
    day,
    heading: day === today ? 'today' : day === yesterday ? 'yesterday' : 'date',
    shown: showDay(ofDay[0]?.createdAt) ?? day,
    notifications: ofDay,
  }));
}
