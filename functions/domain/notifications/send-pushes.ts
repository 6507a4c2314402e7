import { AppError } from '#shared/contract/errors.ts';
import { kindOf, kindRules, reaches } from '#shared/notifications/notification-kinds.ts';
import { type PushTopic, pushText } from '#shared/notifications/push-texts.ts';
import { quietUntil } from '#shared/notifications/quiet-hours.ts';
import { log } from '#functions/platform/log.ts';
import type { PushAddress, PushOutcome } from '#functions/platform/push/push-client.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { isSessionValid } from '#functions/domain/accounts/sessions/is-session-valid.ts';
import { scheduleDue } from '#functions/domain/due/due-items.ts';
import {
  deviceView,
  devicesOf,
  findDevice,
  noteDelivered,
  removeDevice,
  type StoredDevice,
} from './devices.ts';
import { notificationKeys } from './notification-keys.ts';
import { Box, isRead, StoredNotification, StoredSettings, settingsAtFirst } from './notification-record.ts';
import { mayNotify } from './relations.ts';

type Message = { text: string; topic: string; urgent?: boolean };

export type PushContext = Context & {
  push: (address: PushAddress, message: Message) => Promise<PushOutcome>;
};

/** Sends a push to a device. Devices that unsubscribed or whose session is over are deleted. */
async function sendTo(
  context: PushContext,
  device: StoredDevice,
  { sequence, ...message }: Message & { sequence: number },
): Promise<PushOutcome> {
  if (device.lastSequence === sequence) return 'delivered';
  if (!(await isSessionValid(context.table, device.userId, device.sessionId))) {
    await removeDevice(context, device);
    return 'gone';
  }
  const outcome = await context.push(device, message);
  if (outcome === 'gone') await removeDevice(context, device);
  if (outcome === 'delivered') await noteDelivered(context, device, sequence);
  return outcome;
}

type Standing = { profile: Profile; settings: StoredSettings; box: Box };

async function standingOf(context: Context, userId: string): Promise<Standing | undefined> {
  const profile = await findProfile(context, userId);
  const [settings = settingsAtFirst, box] = await context.table.getMany([
    [notificationKeys.settings(userId), StoredSettings],
    [notificationKeys.box(userId), Box],
  ]);
  return profile && profile.status !== 'inactive' && box ? { profile, settings, box } : undefined;
}

/** Checks at the last moment whether the push is still wanted: not read, muted or switched off. */
async function isWanted(
  { table }: Context,
  one: StoredNotification,
  { settings, box }: Standing,
): Promise<boolean> {
  if (isRead(one, box) || !reaches(settings.kinds, kindOf[one.type], 'push')) return false;
  return mayNotify(table, one.userId, one.actorIds[0]);
}

async function toAll(
  context: PushContext,
  { profile }: Standing,
  topic: PushTopic,
  sequence: number,
): Promise<void> {
  const devices = await devicesOf(context, profile.id);
  const message = {
    text: pushText(profile.language, topic, sequence),
    topic,
    urgent: topic === 'security',
    sequence,
  };
  const outcomes = await Promise.all(devices.map((device) => sendTo(context, device, message)));
  if (outcomes.includes('failed')) throw new Error('A device could not be told; the message comes again');
}

/** Pushes to a member's devices. In quiet hours it waits for the morning, unless its kind ignores them. */
export async function pushNotification(
  context: PushContext,
  { userId, sequence }: { userId: string; sequence: number },
): Promise<void> {
  const standing = await standingOf(context, userId);
  const one = await context.table.get(notificationKeys.one(userId, sequence), StoredNotification);
  if (!standing || !one || !(await isWanted(context, one, standing))) return;
  const kind = kindOf[one.type];
  const until = kindRules[kind].passesQuiet ? undefined : quietUntil(standing.settings.quiet, context.now());
  if (until)
    await context.table.write([scheduleDue({ at: until.toISOString(), kind: 'late-push', of: userId })]);
  else await toAll(context, standing, kind, sequence);
}

const lookedAt = 20;

/** After quiet hours, sends one push for everything that came, if anything of it is still unread and wanted. */
export async function pushDelayed(context: PushContext, userId: string): Promise<void> {
  const standing = await standingOf(context, userId);
  if (!standing || standing.box.unread === 0) return;
  const { items } = await context.table.list(
    {
      pk: notificationKeys.partition(userId),
      startsWith: notificationKeys.prefix,
      newestFirst: true,
      limit: lookedAt,
    },
    StoredNotification,
  );
  // Kinds that ignore quiet hours were pushed at night.
  const waited = items.filter(({ type }) => !kindRules[kindOf[type]].passesQuiet);
  for (const one of waited)
    if (await isWanted(context, one, standing)) return toAll(context, standing, 'several', one.sequence);
}

/** Sends a test push to one of the member's own devices. */
export async function testDevice(
  context: PushContext,
  { userId, sessionId, ownSession }: { userId: string; sessionId: string; ownSession: string },
) {
  const device = await findDevice(context, { userId, sessionId });
  const language = (await findProfile(context, userId))?.language ?? 'vi';
  const outcome = await context.push(device, { text: pushText(language, 'test', 0), topic: 'test' });
  if (outcome === 'gone') {
    await removeDevice(context, device);
    throw new AppError('DEVICE_NOT_FOUND');
  }
  if (outcome === 'failed') throw new AppError('PUSH_FAILED');
  log.info('a device was tested', { userId });
  const lastDeliveredAt = await noteDelivered(context, device, null);
  return deviceView({ ...device, lastDeliveredAt }, ownSession);
}
