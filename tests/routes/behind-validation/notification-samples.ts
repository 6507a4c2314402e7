import { listNotifications } from '#functions/domain/notifications/list-notifications.ts';
import { addDevice } from '#functions/domain/notifications/devices.ts';
import { settingsAtFirst } from '#functions/domain/notifications/notification-record.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import { aPushAddress } from '#tests/support/push.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

/** Something the member has not read yet. */
async function anUnread({ world, people }: Scene): Promise<string> {
  const context = contextOf(world.table, now);
  const { id: userId } = people.member;
  await notifyMember(context, { receiverId: userId, type: 'unlocked', key: crypto.randomUUID() });
  const { data } = await listNotifications(context, { userId, page: 1, limit: 1, language: 'vi' });
  return data[0]?.id ?? '';
}

async function aDevice({ world, people }: Scene): Promise<string> {
  const context = contextOf(world.table, now);
  const sessionId = crypto.randomUUID();
  const address = await aPushAddress(world);
  await addDevice(context, { userId: people.member.id, sessionId, name: 'Chrome', ...address });
  return sessionId;
}

const mine = ({ people }: Scene) => people.member.accessToken;

export const notificationSamples: Samples = {
  'notifications/list-notifications': (scene) => ({ token: mine(scene) }),
  'notifications/get-notification-stats': (scene) => ({ token: mine(scene) }),
  'notifications/list-notified-people': async (scene) => ({
    token: mine(scene),
    params: { id: await anUnread(scene) },
  }),
  'notifications/read-notification': async (scene) => ({
    token: mine(scene),
    params: { id: await anUnread(scene) },
    body: {},
  }),
  'notifications/read-all-notifications': (scene) => ({ token: mine(scene), body: {} }),
  'notifications/get-notification-settings': (scene) => ({ token: mine(scene) }),
  'notifications/save-notification-settings': async ({ world }) => {
    const { accessToken } = await world.aMember();
    const { kinds, quiet, digest, version } = settingsAtFirst;
    return { token: accessToken, body: { kinds, quiet, digest, version } };
  },
  'notifications/list-push-devices': (scene) => ({ token: mine(scene) }),
  'notifications/add-push-device': async ({ world }) => {
    const { accessToken } = await world.aMember();
    return { token: accessToken, body: { ...(await aPushAddress(world)), name: 'Chrome' } };
  },
  'notifications/remove-push-device': async (scene) => ({
    token: mine(scene),
    params: { id: await aDevice(scene) },
  }),
  'notifications/test-push-device': async (scene) => {
    const params = { id: await aDevice(scene) };
    return { token: mine(scene), params, body: {} };
  },
};
