import * as notifications from '#shared/notifications/index.ts';
import { type Area, read, route, schedule, worker, write } from './area.ts';

export const notificationsArea: Area = {
  name: 'notifications',
  routes: [
    route(notifications.listNotifications, read),
    route(notifications.getNotificationStats, read),
    route(notifications.listNotifiedPeople, read),
    route(notifications.readNotification, write),
    route(notifications.readAllNotifications, write),
    route(notifications.getNotificationSettings, { table: 'read', push: true }),
    route(notifications.saveNotificationSettings, { table: 'write', push: true }),
    route(notifications.listPushDevices, read),
    route(notifications.addPushDevice, { table: 'write', push: true }),
    route(notifications.removePushDevice, write),
    route(notifications.testPushDevice, { table: 'write', push: true }),
  ],
  workers: [
    // Friends are told of a birthday; an index finds them.
    worker('tell-members', 'notify', { ...write, indexes: ['gsi1'] }, { seconds: 60, batch: 10 }),
    // A device gets pushes only while its session is valid, which is checked before each push.
    worker(
      'push-notifications',
      'push',
      { table: 'write', push: true, signIns: true },
      { seconds: 60, batch: 5 },
    ),
  ],
  schedules: [schedule('remind-birthdays', 15, write)],
};
