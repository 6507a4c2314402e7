import { AppError } from '#shared/contract/errors.ts';
import * as notifications from '#shared/notifications/index.ts';
import { addDevice, devicesOf, deviceView, removeDevice } from '#functions/domain/notifications/devices.ts';
import * as listing from '#functions/domain/notifications/list-notifications.ts';
import { findBox, markAllRead, markRead, statsOf } from '#functions/domain/notifications/mark-read.ts';
import { testDevice } from '#functions/domain/notifications/send-pushes.ts';
import { findSettings, saveSettings, settingsView } from '#functions/domain/notifications/settings.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { isPushService, sendPush } from '#functions/platform/push/push-client.ts';
import { pushFacts } from '#functions/platform/push/push-facts.ts';

export const addPushDevice = httpRoute(notifications.addPushDevice, async ({ actor, body, table, now }) => {
  const { userId, sessionId } = actor;
  if (!isPushService(body.endpoint)) throw new AppError('PUSH_SERVICE_UNKNOWN');
  return deviceView(await addDevice({ table, now }, { userId, sessionId, ...body }), sessionId);
});

export const getNotificationSettings = httpRoute(
  notifications.getNotificationSettings,
  async ({ actor: { userId }, table }) =>
    settingsView(await findSettings({ table }, userId), await pushFacts()),
);

export const getNotificationStats = httpRoute(
  notifications.getNotificationStats,
  async ({ actor: { userId }, table }) => statsOf(await findBox({ table }, userId)),
);

export const listNotifications = httpRoute(
  notifications.listNotifications,
  ({ actor: { userId }, query, language, table, now }) =>
    listing.listNotifications(
      { table, now },
      { userId, ...query, unread: query.unread === 'true', language },
    ),
);

export const listNotifiedPeople = httpRoute(
  notifications.listNotifiedPeople,
  ({ actor: { userId }, params: { id }, table, now }) =>
    listing.listNotifiedPeople({ table, now }, { userId, id }),
);

export const listPushDevices = httpRoute(
  notifications.listPushDevices,
  async ({ actor: { userId, sessionId }, table }) => ({
    data: (await devicesOf({ table }, userId)).map((device) => deviceView(device, sessionId)),
  }),
);

export const readAllNotifications = httpRoute(
  notifications.readAllNotifications,
  ({ actor: { userId }, body, table, now }) => markAllRead({ table, now }, { userId, upTo: body?.upTo }),
);

export const readNotification = httpRoute(
  notifications.readNotification,
  ({ actor: { userId }, params: { id }, table, now }) => markRead({ table, now }, { userId, id }),
);

export const removePushDevice = httpRoute(
  notifications.removePushDevice,
  async ({ actor: { userId }, params: { id: sessionId }, table, now }) => {
    await removeDevice({ table, now }, { userId, sessionId });
    return { success: true as const };
  },
);

export const saveNotificationSettings = httpRoute(
  notifications.saveNotificationSettings,
  async ({ actor: { userId }, body, table, now }) =>
    settingsView(await saveSettings({ table, now }, { userId, ...body }), await pushFacts()),
);

export const testPushDevice = httpRoute(
  notifications.testPushDevice,
  ({ actor, params: { id: sessionId }, table, now }) => {
    const { userId, sessionId: ownSession } = actor;
    return testDevice({ table, now, push: sendPush }, { userId, sessionId, ownSession });
  },
);
