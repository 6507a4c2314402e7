import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { maxInGroup, NotificationId, NotificationView, NotifiedPerson } from './notification.ts';
import { notificationKinds } from './notification-kinds.ts';

/** Page size of the notifications page; the list under the bell shows the first ten. */
export const notificationsPerPage = 20;
export const bellLimit = 10;
/** Maximum number of pages. Older notifications expire soon anyway. */
export const maxPages = 50;
/** Days until a notification is deleted. */
export const notificationDays = 180;

const count = z.coerce.number().int().min(1);

export const NotificationsPage = z.object({
  data: z.array(NotificationView).max(100),
  page: z.int(),
  hasNext: z.boolean(),
  /** Sequence of the newest notification, and the number of unread ones. */
  sequence: z.int(),
  unread: z.int(),
});
export type NotificationsPage = z.infer<typeof NotificationsPage>;

export const listNotifications = defineRoute({
  name: 'notifications/list-notifications',
  summary: "The caller's notifications, the newest first",
  method: 'GET',
  path: '/notifications',
  access: 'member',
  query: z.object({
    page: count.max(maxPages).default(1),
    limit: count.max(100).default(notificationsPerPage),
    kind: z.enum(notificationKinds).optional(),
    unread: z.literal('true').optional(),
  }),
  reply: NotificationsPage,
});

export const NotificationStats = z.object({ unread: z.int(), sequence: z.int() });
export type NotificationStats = z.infer<typeof NotificationStats>;

export const getNotificationStats = defineRoute({
  name: 'notifications/get-notification-stats',
  summary: 'How many notifications of the caller are unread',
  method: 'GET',
  path: '/notifications/stats',
  access: 'member',
  reply: NotificationStats,
});

export const listNotifiedPeople = defineRoute({
  name: 'notifications/list-notified-people',
  summary: 'Everybody a notification is about',
  method: 'GET',
  path: '/notifications/{id}/people',
  access: 'member',
  params: z.object({ id: NotificationId }),
  reply: z.object({ data: z.array(NotifiedPerson).max(maxInGroup) }),
  errors: ['NOTIFICATION_NOT_FOUND'],
});

export const readNotification = defineRoute({
  name: 'notifications/read-notification',
  summary: 'Mark one notification as read; again it changes nothing',
  method: 'PUT',
  path: '/notifications/{id}/read',
  access: 'member',
  params: z.object({ id: NotificationId }),
  body: z.strictObject({}).optional(),
  reply: NotificationStats,
  errors: ['NOTIFICATION_NOT_FOUND'],
  limit: { calls: 300, seconds: 60 },
});

export const readAllNotifications = defineRoute({
  name: 'notifications/read-all-notifications',
  summary: 'Mark notifications as read: those up to the one that was on the screen, or all there are',
  method: 'PUT',
  path: '/notifications/mark-all-read',
  access: 'member',
  body: z.strictObject({ upTo: z.int().min(0).optional() }).optional(),
  reply: NotificationStats,
  limit: { calls: 60, seconds: 60 },
});
